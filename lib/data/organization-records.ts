import { setImmediate as pause } from 'node:timers/promises'
import { isBlank } from '@vitrine/api-contract/invisible'
import {
  getSiteOrganizations,
  listOrganizationSlugs,
  listSiteOrganizations,
  listUnusualSlugs,
  type OrganizationRow,
} from '@vitrine/content-store/queries/site-organizations'
import { embedSchema, organizationSchema } from '@/lib/client/records'
import { env } from '@/lib/env'
import { findBySlug } from '@/lib/model/find-by-slug'
import {
  type Organization,
  type OrganizationRecord,
  toOrganization,
  toOrganizationFromEmbed,
} from '@/lib/model/organization'
import { toPathSlug } from '@/lib/model/slug'
import { createMemo, type Memo, noMemo } from '@/lib/process/memo'
import { isNamed, siteScope } from './site-scope'
import { openStore, parseStored, toImage } from './store'

/** `record` is null for an organization of ORGANIZATION_REFERENCES, of which the site has only the name. */
export type Profile = { organization: Organization; record: OrganizationRecord | null }

/** The records of the site's organizations in parts, ordered by reference. The process handles requests in between. */
export async function* readProfiles(): AsyncGenerator<Profile[]> {
  const memo = createMemo()
  for (let after = ''; ; ) {
    const rows = await listSiteOrganizations(openStore(), siteScope, { after, limit: rowsAtOnce })
    yield rows.flatMap((row) => toProfile(row, memo) ?? [])
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

/** `slug` is that of its page. */
export type OrganizationKey = { reference: string; slug: string }

/** The site's organization of the slug of a path, in any case if only one has it. Of two with one slug, the first by name has it. */
export async function findOrganizationKey(slug: string): Promise<OrganizationKey | null> {
  if (isNamed) {
    // There are as many organizations as the setting names, and the API sends no slugs.
    const all = (await getProfiles(env.ORGANIZATION_REFERENCES)).map(({ organization }) => organization)
    const byName = all.toSorted((a, b) => a.name.localeCompare(b.name, env.DEFAULT_LOCALE))
    return findBySlug(byName, slug)
  }
  const found = await listOrganizationSlugs(openStore(), siteScope, slug)
  const usual = found.filter((key) => toPathSlug(key.slug) === key.slug)
  const exact = usual.find((key) => key.slug === slug)
  return exact ?? findBySlug([...usual, ...(await listUnusual())], slug)
}

/** Organizations whose pages have another slug than their records. */
async function listUnusual(): Promise<OrganizationKey[]> {
  const keys = await listUnusualSlugs(openStore(), siteScope)
  const unnamed = keys.filter(({ slug }) => isBlank(slug)).map(({ reference }) => reference)
  const others = keys.filter(({ slug }) => !isBlank(slug))
  return [
    ...others.map(({ reference, slug }) => ({ reference, slug: toPathSlug(slug) })),
    ...(unnamed.length > 0 ? await getProfiles(unnamed) : []).map(({ organization }) => organization),
  ]
}

/** The site's organizations with these slugs of pages, in their order. */
export async function findProfiles(slugs: readonly string[]): Promise<Profile[]> {
  const keys = await Promise.all([...new Set(slugs)].map(findOrganizationKey))
  const references = keys.flatMap((key) => (key && slugs.includes(key.slug) ? key.reference : []))
  const profiles = await getProfiles(references)
  return references.flatMap(
    (reference) => profiles.find(({ organization }) => organization.reference === reference) ?? [],
  )
}

function toProfile({ reference, record, embed }: OrganizationRow, memo: Memo = noMemo): Profile | null {
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
  return parsed && { organization: toOrganization(parsed, toImage, memo), record: parsed }
}
