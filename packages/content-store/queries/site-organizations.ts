import type { Db } from '#db/connect'
import { isOneOf } from '#db/engine'
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

/** The organizations of a site whose records have one of these slugs, ordered by name. */
export async function findSiteOrganizations(
  db: Db,
  scope: SiteScope,
  slugs: readonly string[],
): Promise<OrganizationRow[]> {
  return ofSite(db, scope)
    .where(isOneOf(db, 'slug', slugs))
    .orderBy('name_normalized')
    .orderBy('reference')
    .execute()
}

/** The slugs of the records of a site's organizations, in no order. */
export async function listSiteSlugs(
  db: Db,
  scope: SiteScope,
): Promise<{ reference: string; slug: string }[]> {
  return ofSite(db, scope)
    .clearSelect()
    .select(['reference', 'slug'])
    .where('slug', 'is not', null)
    .$narrowType<{ slug: string }>()
    .execute()
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
