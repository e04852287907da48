import type { OrganizationsQuery } from '@vitrine/api-contract/organization'
import type { SelectQueryBuilder } from 'kysely'
import type { Db } from '#db/connect'
import { isOneOf } from '#db/engine'
import type { Schema } from '#db/schema'
import { inSnapshot } from '#db/snapshot'
import { offsetOf, type Page } from '#paging'
import { toLower, websiteKey } from '#records/organization'
import { millisecondsOf } from '#time'

/** The JSON of the records with all blocks, ordered by normalized name, then by reference. */
export function listOrganizations(db: Db, query: OrganizationsQuery): Promise<Page<string>> {
  return inSnapshot(db, async (snapshot) => {
    const matching = filter(snapshot, query)
    const { total } = await matching
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    // Records are long, so they are read for the rows of the page only.
    const page = matching
      .select('reference')
      .orderBy('name_normalized')
      .orderBy('reference')
      .limit(query.per_page)
      .offset(offsetOf(query))
    const rows = await snapshot
      .selectFrom('organizations')
      .select('record')
      .where('reference', 'in', snapshot.selectFrom(page.as('page')).select('reference'))
      .orderBy('name_normalized')
      .orderBy('reference')
      .execute()
    return { items: rows.flatMap(({ record }) => record ?? []), total: Number(total) }
  })
}

type Organizations = SelectQueryBuilder<Schema, 'organizations', unknown>

function filter(db: Db, query: OrganizationsQuery): Organizations {
  let organizations: Organizations = db.selectFrom('organizations').where('record_hash', 'is not', null)
  const { name, media_website_url, cms_sites_references, updated_after, created_after } = query
  if (name !== undefined) organizations = organizations.where('name_lower', '=', toLower(name))
  if (media_website_url !== undefined)
    organizations = organizations.where('website_key', '=', websiteKey(media_website_url))
  if (cms_sites_references !== undefined) {
    organizations = organizations.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('organization_sites')
          .select('site_reference')
          .whereRef('organization_reference', '=', 'organizations.reference')
          .where(isOneOf(db, 'site_reference', cms_sites_references)),
      ),
    )
  }
  if (updated_after) organizations = organizations.where('updated_at', '>=', millisecondsOf(updated_after))
  if (created_after) organizations = organizations.where('created_at', '>=', millisecondsOf(created_after))
  return organizations
}

/** Slugs with the references of the organizations that have them. */
export async function listSlugs(db: Db): Promise<{ slug: string; reference: string }[]> {
  const rows = await db
    .selectFrom('organizations')
    .select(['slug', 'reference'])
    .where('slug', 'is not', null)
    .execute()
  return rows.flatMap(({ slug, reference }) => (slug === null ? [] : { slug, reference }))
}

export async function hasOrganization(db: Db, reference: string): Promise<boolean> {
  const row = await db
    .selectFrom('organizations')
    .select('reference')
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row !== undefined
}
