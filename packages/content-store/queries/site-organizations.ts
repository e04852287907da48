import { sql } from 'kysely'
import type { Db } from '#db/connect'
import { hasOtherCharacter, isOneOf } from '#db/engine'
import type { SiteScope } from './open-jobs'

/** `record` is JSON of the organizations list, `embed` that of the embed response without `jobs`. */
export type OrganizationRow = { reference: string; record: string | null; embed: string | null }

/** Organizations of a site, ordered by reference: those after a reference, `limit` at most. */
export async function listSiteOrganizations(
  db: Db,
  scope: SiteScope,
  { after, limit }: { after: string; limit: number },
): Promise<OrganizationRow[]> {
  return ofSite(db, scope).where('reference', '>', after).orderBy('reference').limit(limit).execute()
}

/** Those of these organizations that the site has, in no order. */
export async function getSiteOrganizations(
  db: Db,
  scope: SiteScope,
  references: readonly string[],
): Promise<OrganizationRow[]> {
  return ofSite(db, scope)
    .where(isOneOf(db, 'reference', references))
    .execute()
}

export type OrganizationSlug = { reference: string; slug: string }

/** The organizations of a site whose slug is this one in any case, ordered by name. */
export async function listOrganizationSlugs(
  db: Db,
  scope: SiteScope,
  slug: string,
): Promise<OrganizationSlug[]> {
  return slugsOfSite(db, scope)
    .where(sql<boolean>`lower(slug) = ${slug.toLowerCase()}`)
    .orderBy('name_normalized')
    .orderBy('reference')
    .execute()
}

/** Those whose slug is no path segment as it is, so that their path has another one. Few organizations have such a slug. */
export async function listUnusualSlugs(db: Db, scope: SiteScope): Promise<OrganizationSlug[]> {
  return slugsOfSite(db, scope)
    .where(
      sql<boolean>`(slug = '' or lower(slug) in ('page', 'search') or length(slug) > 80 or ${hasOtherCharacter(db, 'slug')})`,
    )
    .execute()
}

export async function countSiteOrganizations(db: Db, scope: SiteScope): Promise<number> {
  const { total } = await ofSite(db, scope)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

function slugsOfSite(db: Db, scope: SiteScope) {
  return ofSite(db, scope).clearSelect().select(['reference', 'slug']).$narrowType<{ slug: string }>()
}

function ofSite(db: Db, scope: SiteScope) {
  const all = db.selectFrom('organizations').select(['reference', 'record', 'embed'])
  if ('references' in scope) return all.where(isOneOf(db, 'reference', scope.references))
  return all.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('organization_sites')
        .select('site_reference')
        .whereRef('organization_reference', '=', 'organizations.reference')
        .where('site_reference', '=', scope.site),
    ),
  )
}
