import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { ApiError } from '@/lib/client/api-error'
import { env } from '@/lib/env'
import {
  type Organization,
  type OrganizationSummary,
  toOrganization,
  toOrganizationFromEmbed,
  toOrganizationSummary,
} from '@/lib/model/organization'
import { getEmbed } from './embeds'
import { briefLife, lifeUntil } from './life'
import { readAll } from './read-all'
import { getClient, toImage } from './transport'

/** The site's organizations by name: those of SITE_REFERENCE, or those ORGANIZATION_REFERENCES names. */
export async function listOrganizations(): Promise<readonly OrganizationSummary[]> {
  'use cache'
  cacheTag(tags.organizations())
  cacheLife(lifeUntil(null, new Date()))
  const organizations = await readOrganizations()
  cacheTag(...organizations.slice(0, 100).map((organization) => tags.organization(organization.reference)))
  return [...organizations].sort((a, b) => a.name.localeCompare(b.name, env.DEFAULT_LOCALE))
}

async function readOrganizations(): Promise<OrganizationSummary[]> {
  if (env.ORGANIZATION_REFERENCES.length > 0) return readNamedOrganizations()
  const client = await getClient()
  const wires = await readAll((paging) =>
    client.listOrganizations({ cms_sites_references: env.SITE_REFERENCE, ...paging }),
  )
  return wires.map((wire) => toOrganizationSummary(wire, toImage))
}

/** Without the partnership the API lists no organization: the configured ones are read through embed, one by one. */
async function readNamedOrganizations(): Promise<Organization[]> {
  const organizations = await Promise.all(
    env.ORGANIZATION_REFERENCES.map(async (reference) => {
      const embed = await getEmbed(reference)
      return embed ? toOrganizationFromEmbed(reference, embed, env.DEFAULT_LOCALE) : null
    }),
  )
  return organizations.filter((organization) => organization !== null)
}

/** The whole profile of the site's organization with this slug. Null if the site has none. */
export async function getOrganization(slug: string): Promise<Organization | null> {
  'use cache'
  cacheTag(tags.organizations(), tags.organizationSlug(slug))
  const summary = (await listOrganizations()).find((organization) => organization.slug === slug)
  const organization = summary ? await readOrganization(summary) : null
  if (!organization) {
    cacheLife(briefLife())
    return null
  }
  cacheTag(tags.organization(organization.reference))
  cacheLife(lifeUntil(null, new Date()))
  const websites = organization.websites.filter((website) => website.reference !== env.SITE_REFERENCE)
  return { ...organization, websites }
}

/** The API cannot read one organization: it lists those of a name, and the reference tells which. */
async function readOrganization({ name, reference }: OrganizationSummary): Promise<Organization | null> {
  if (env.ORGANIZATION_REFERENCES.length > 0) {
    return (
      (await readNamedOrganizations()).find((organization) => organization.reference === reference) ?? null
    )
  }
  const client = await getClient()
  const read = (blocks: { offices?: boolean; images?: boolean; videos?: boolean }) =>
    readAll((paging) => client.listOrganizations({ name, ...blocks, ...paging }))
  const wires = await read({ offices: true, images: true, videos: true }).catch((error) => {
    // A token may lack the scopes of the blocks alone: the profile is then thinner, not absent.
    if (error instanceof ApiError && error.status === 403) return read({})
    throw error
  })
  const wire = wires.find((organization) => organization.reference === reference)
  return wire ? toOrganization(wire, toImage) : null
}
