import type { OrganizationWire } from '@vitrine/api-contract/organization'
import type { Tolerant } from '@vitrine/api-contract/tolerant'
import { toTitle } from './text'
import { toWebUrl } from './web-url'

export type SocialProfile = { network: SocialNetwork; url: string }

const socialNetworks = ['linkedin', 'instagram', 'youtube', 'facebook', 'twitter', 'pinterest'] as const
type SocialNetwork = (typeof socialNetworks)[number]

const profileOrigins = {
  linkedin: 'https://www.linkedin.com/company/',
  instagram: 'https://www.instagram.com/',
  youtube: 'https://www.youtube.com/',
  facebook: 'https://www.facebook.com/',
  twitter: 'https://x.com/',
  pinterest: 'https://www.pinterest.com/',
} satisfies Record<SocialNetwork, string>

const handlePattern = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}(\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}){0,2}$/

/**
 * The social-network profiles of an organization. A field has a handle, a path (`channel/UC...`) or an identifier, in
 * some records a complete URL; unset is `""` or null (docs/read-api-behaviour.md, section 3).
 */
export function toProfiles(wire: Tolerant<OrganizationWire>): SocialProfile[] {
  return socialNetworks.flatMap((network) => {
    const handle = toTitle(wire[`media_${network}`])?.replace(/^@|^company\//, '')
    if (!handle) return []
    const origin = profileOrigins[network]
    if (handle.startsWith('http')) {
      const url = toWebUrl(handle)
      const host = new URL(origin).hostname.replace(/^www\./, '')
      const known = url && new URL(url).hostname.replace(/^(www|[a-z]{2})\./, '') === host
      return known ? [{ network, url }] : []
    }
    if (!handlePattern.test(handle) || handle.includes('..')) return []
    const path = network === 'youtube' && !handle.includes('/') ? `@${handle}` : handle
    return [{ network, url: origin + path }]
  })
}
