import type { OrganizationWire } from '@vitrine/api-contract/organization'
import type { Tolerant } from '@vitrine/api-contract/tolerant'
import { toTitle } from './text'
import { toWebUrl } from './web-url'

export type SocialProfile = { network: SocialNetwork; url: string }

const socialNetworks = ['linkedin', 'instagram', 'youtube', 'facebook', 'twitter', 'pinterest'] as const
type SocialNetwork = (typeof socialNetworks)[number]

type Network = {
  origin: string
  /** The host names of profiles, without a subdomain. */
  hosts: RegExp
  /** What a handle that is no path has before it. */
  prefix?: string
  /** The first words of paths that name a profile. The paths of other networks are handles. */
  folders?: RegExp
}

const networks = {
  linkedin: {
    origin: 'https://www.linkedin.com/',
    hosts: /^linkedin\.com$/,
    prefix: 'company/',
    folders: /^(?:company|groups|in|school|showcase)\//i,
  },
  instagram: { origin: 'https://www.instagram.com/', hosts: /^instagr(?:am\.com|\.am)$/ },
  youtube: {
    origin: 'https://www.youtube.com/',
    hosts: /^youtube\.com$/,
    prefix: '@',
    folders: /^(?:c|channel|user)\//i,
  },
  facebook: {
    origin: 'https://www.facebook.com/',
    hosts: /^(?:facebook|fb)\.(?:com|me)$/,
    folders: /^(?:(?:groups|p|pages|people|pg)\/|profile\.php\?)/i,
  },
  twitter: { origin: 'https://x.com/', hosts: /^(?:twitter|x)\.com$/ },
  pinterest: { origin: 'https://www.pinterest.com/', hosts: /^pinterest\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/ },
} satisfies Record<SocialNetwork, Network>

/**
 * The social-network profiles of an organization. A field has a handle, a path (`channel/UC...`) or an identifier, in
 * some records a complete URL; unset is `""` or null (docs/read-api-behaviour.md, section 3).
 */
export function toProfiles(wire: Tolerant<OrganizationWire>): SocialProfile[] {
  return socialNetworks.flatMap((network) => {
    const text = toTitle(wire[`media_${network}`])
    const url = text && toProfile(text, networks[network])
    return url ? [{ network, url }] : []
  })
}

function toProfile(text: string, network: Network): string | null {
  // Old addresses have the path behind `#!`.
  const url = toWebUrl(text.replace('/#!/', '/'))
  if (url === null) return toUrlOfHandle(text, network)
  const { hostname, pathname, search } = new URL(url)
  if (network.hosts.test(hostname.replace(subdomain, '')))
    return pathname === '/' ? null : network.origin + pathname.slice(1) + search
  // A handle can look like a host.
  return text.includes('/') ? null : toUrlOfHandle(text, network)
}

/** Those of languages and of telephones. */
const subdomain = /^(?:www|m|mobile|touch|web|[a-z]{2}(?:-[a-z]{2})?)\.(?=[^.]+\.)/

/** A letter or a digit with the signs of handles, none of which ends with a period. */
const handle = /^(?=[._-]*[\p{L}\p{N}])[\p{L}\p{M}\p{N}_-][\p{L}\p{M}\p{N}._%-]{0,99}$(?<!\.)/u

function toUrlOfHandle(text: string, { origin, prefix = '', folders }: Network): string | null {
  const path = text.replace(/\?(?!id=).*$/, '').replace(/^\/?@?|\/$/g, '')
  const segments = path.replace(/^(profile\.php)\?id=\d+$/, '$1').split('/')
  if (segments.length > 3 || !segments.every((segment) => handle.test(segment))) return null
  if (folders?.test(path)) return toWebUrl(origin + path)
  if (segments.length > 1 || unset.has(path.toLowerCase())) return null
  return toWebUrl(origin + (channel.test(path) ? 'channel/' : prefix) + path)
}

const channel = /^UC[\w-]{22}$/

/** What people write who have no profile. */
const unset = new Set(['aucun', 'keine', 'na', 'nil', 'no', 'none', 'null', 'tbd', 'undefined'])
