import type { OrganizationsQuery } from '@vitrine/api-contract/organization'
import type { SelectQueryBuilder } from 'kysely'
import type { OrganizationContent } from '#content-schemas/organization'
import type { SiteContent } from '#content-schemas/site'
import type { Db } from '#db/connect'
import type { Schema } from '#db/schema'
import { inSnapshot } from '#db/snapshot'
import { offsetOf, type Page } from '#paging'
import { toLower, websiteKey } from '#search-keys'
import { startOfDay } from '#time'
import type { Stored } from '#wire/stored'
import { getSites, getStored } from './documents'
import { getTotal } from './list-totals'
import { createMemoize } from './memoize'

export type ListedOrganization = {
  organization: Stored<OrganizationContent>
  sites: ReadonlyMap<string, SiteContent>
}

/** Ordered by normalized name, then by reference. */
export function listOrganizations(db: Db, query: OrganizationsQuery): Promise<Page<ListedOrganization>> {
  return inSnapshot(db, async (snapshot) => {
    const { references, total } = await findOrganizations(snapshot, query)
    const found = await getStored(snapshot, 'organizations', references)
    const organizations = references.flatMap((reference) => found.get(reference) ?? [])
    const sites = await getSites(
      snapshot,
      organizations.flatMap(({ fields }) => fields.websites.map(({ site }) => site)),
    )
    return { items: organizations.map((organization) => ({ organization, sites })), total }
  })
}

type FoundOrganizations = { references: string[]; total: number }

const memoizeTotal = createMemoize<number>('organization-totals', { max: 2_000 })

async function findOrganizations(db: Db, query: OrganizationsQuery): Promise<FoundOrganizations> {
  const { cms_sites_references: sites = [], updated_after, created_after } = query
  const [site, ...otherSites] = sites
  if (site !== undefined && otherSites.length === 0 && !updated_after && !created_after)
    return listOfSite(db, site, query)
  const matching = filter(db.selectFrom('organizations'), query)
  const cacheKey = JSON.stringify([query.name, query.media_website_url, sites, updated_after, created_after])
  const total = await memoizeTotal(db, cacheKey, async () => {
    const { count } = await matching
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return count
  })
  const rows = await matching
    .select('reference')
    .orderBy('name_normalized')
    .orderBy('reference')
    .limit(query.per_page)
    .offset(offsetOf(query))
    .execute()
  return { references: rows.map((row) => row.reference), total }
}

/** The filter with which a site lists its organizations: its total is stored, and one index has its order. */
async function listOfSite(db: Db, site: string, query: OrganizationsQuery): Promise<FoundOrganizations> {
  const total = await getTotal(db, { kind: 'site', target: site, language: '' })
  const rows = await db
    .selectFrom('organization_sites')
    .select('organization_reference')
    .where('site_reference', '=', site)
    .orderBy('name_normalized')
    .orderBy('organization_reference')
    .limit(query.per_page)
    .offset(offsetOf(query))
    .execute()
  return { references: rows.map((row) => row.organization_reference), total }
}

type Organizations = SelectQueryBuilder<Schema, 'organizations', unknown>

function filter(all: Organizations, query: OrganizationsQuery): Organizations {
  let organizations = all
  if (query.name !== undefined) organizations = organizations.where('name_lower', '=', toLower(query.name))
  if (query.media_website_url !== undefined) {
    organizations = organizations.where('website_key', '=', websiteKey(query.media_website_url))
  }
  if (query.cms_sites_references !== undefined) {
    const references = query.cms_sites_references
    organizations = organizations.where('reference', 'in', (subquery) =>
      subquery
        .selectFrom('organization_sites')
        .select('organization_reference')
        .where('site_reference', 'in', references),
    )
  }
  if (query.updated_after) {
    organizations = organizations.where('updated_at', '>=', startOfDay(query.updated_after))
  }
  if (query.created_after) {
    organizations = organizations.where('created_at', '>=', startOfDay(query.created_after))
  }
  return organizations
}
