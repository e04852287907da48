import { createHash } from 'node:crypto'
import type { OrganizationSummary } from '@/lib/model/organization'
import { addShown, listShown } from './shown-records'

/** What pages of other records show of an organization: its slug, and its name and logo as a hash. */
export type ShownOrganization = { slug: string; identity: string }

type Named = Pick<OrganizationSummary, 'reference' | 'slug' | 'name' | 'logo'>

export function toShownOrganization({ slug, name, logo }: Omit<Named, 'reference'>): ShownOrganization {
  const identity = createHash('sha256')
    .update(JSON.stringify([name, logo]))
    .digest('base64url')
    .slice(0, 12)
  return { slug, identity }
}

export function addShownOrganization(organization: Named): void {
  const { slug, identity } = toShownOrganization(organization)
  addShown('organization', organization.reference, [`${slug} ${identity}`])
}

/** The states in which pages of the site may show an organization, the newest first. */
export function listShownOrganization(reference: string): ShownOrganization[] {
  return listShown('organization', reference).map((detail) => {
    const [slug = '', identity = ''] = detail.split(' ')
    return { slug, identity }
  })
}
