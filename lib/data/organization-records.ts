import { setImmediate as pause } from 'node:timers/promises'
import {
  findSiteOrganizations,
  getSiteOrganizations,
  listSiteOrganizations,
  listSiteSlugs,
  type OrganizationRow,
} from '@vitrine/content-store/queries/site-organizations'
import { embedSchema, organizationSchema } from '@/lib/client/records'
import { env } from '@/lib/env'
import {
  type Organization,
  type OrganizationRecord,
  toOrganization,
  toOrganizationFromEmbed,
} from '@/lib/model/organization'
import { toPathSlug } from '@/lib/model/slug'
import { isNamed, siteScope } from './site-scope'
import { openStore, parseStored, toImage } from './store'

/** `record` is null for an organization of ORGANIZATION_REFERENCES, of which the site has only the name. */
export type Profile = { organization: Organization; record: OrganizationRecord | null }

/** The records of the site's organizations in parts, ordered by reference. The process handles requests in between. */
export async function* readProfiles(): AsyncGenerator<Profile[]> {
  for (let after = ''; ; ) {
    const rows = await listSiteOrganizations(openStore(), siteScope, { after, limit: rowsAtOnce })
    yield rows.flatMap((row) => toProfile(row) ?? [])
    const last = rows.at(-1)
    if (last === undefined || rows.length < rowsAtOnce) return
    after = last.reference
    await pause()
  }
}

/** Parsing so many takes about 10 ms. */
const rowsAtOnce = 25

/** Those of these organizations that the site has. */
export async function getProfiles(references: readonly string[]): Promise<Profile[]> {
  const rows = await getSiteOrganizations(openStore(), siteScope, references)
  return rows.flatMap((row) => toProfile(row) ?? [])
}

/** The site's organizations with these slugs of pages, by slug. Of two with one slug, the first by name has it. */
export async function findProfiles(slugs: readonly string[]): Promise<ReadonlyMap<string, Profile>> {
  const found = new Map<string, Profile>()
  const add = (profiles: readonly Profile[]) => {
    for (const profile of profiles) {
      const { slug } = profile.organization
      if (slugs.includes(slug) && !found.has(slug)) found.set(slug, profile)
    }
  }
  if (isNamed) {
    const all = await getProfiles(env.ORGANIZATION_REFERENCES)
    add(all.toSorted((a, b) => a.organization.name.localeCompare(b.organization.name, env.DEFAULT_LOCALE)))
    return found
  }
  add((await findSiteOrganizations(openStore(), siteScope, slugs)).flatMap((row) => toProfile(row) ?? []))
  if (found.size < new Set(slugs).size) add(await getProfiles(await listOtherSlugs(slugs)))
  return found
}

/** The organizations whose pages have another slug than their records, which can be one of these. */
async function listOtherSlugs(slugs: readonly string[]): Promise<string[]> {
  const all = await listSiteSlugs(openStore(), siteScope)
  return all.flatMap(({ reference, slug }) => {
    if (slug.trim() === '') return reference
    const ofPage = toPathSlug(slug)
    return ofPage !== slug && slugs.includes(ofPage) ? reference : []
  })
}

function toProfile({ reference, record, embed }: OrganizationRow): Profile | null {
  if (isNamed) {
    const parsed = embed === null ? null : parseStored(embed, embedSchema)
    return (
      parsed && {
        organization: toOrganizationFromEmbed(reference, parsed, env.DEFAULT_LOCALE),
        record: null,
      }
    )
  }
  const parsed = record === null ? null : parseStored(record, organizationSchema)
  return parsed && { organization: toOrganization(parsed, toImage), record: parsed }
}
