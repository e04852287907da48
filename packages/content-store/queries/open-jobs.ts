import type { Db } from '#db/connect'
import { isOneOf } from '#db/engine'

/** `id` names the job in `job_words`, `summary` is JSON (`JobSummaryRecord`). */
export type OpenJobRow = { id: number; reference: string; organization_reference: string; summary: string }

/** Open jobs of all organizations, ordered by reference: those after a reference, `limit` at most. */
export async function listOpenJobs(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<OpenJobRow[]> {
  return open(db).where('reference', '>', after).orderBy('reference').limit(limit).execute()
}

/** Those of these jobs that are open, in no order. */
export async function getOpenJobs(db: Db, references: readonly string[]): Promise<OpenJobRow[]> {
  return open(db)
    .where(isOneOf(db, 'reference', references))
    .execute()
}

/** The open jobs of organizations, in no order. */
export async function listOpenJobsOf(db: Db, organizations: readonly string[]): Promise<OpenJobRow[]> {
  return open(db)
    .where('embed_hash', 'is not', null)
    .where(isOneOf(db, 'organization_reference', organizations))
    .execute()
}

function open(db: Db) {
  return db
    .selectFrom('jobs')
    .select(['id', 'reference', 'organization_reference', 'summary'])
    .where('summary', 'is not', null)
    .$narrowType<{ summary: string }>()
}

/** The number of jobs in embed responses: of an organization, or of all for null. */
export async function countEmbedJobs(db: Db, organization: string | null): Promise<number> {
  let open = db.selectFrom('jobs').where('embed_hash', 'is not', null)
  if (organization !== null) open = open.where('organization_reference', '=', organization)
  const { total } = await open.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return Number(total)
}

/** The organizations of a site, by the sites of their records, or by their references. */
export type SiteScope = { site: string } | { references: readonly string[] }

/** Whether an open job of the site's organizations names a website. */
export async function isWebsiteNamed(db: Db, website: string, scope: SiteScope): Promise<boolean> {
  const named = db
    .selectFrom('job_websites')
    .innerJoin('jobs', 'jobs.reference', 'job_websites.job_reference')
    .select('jobs.reference')
    .where('website_reference', '=', website)
    .limit(1)
  const row =
    'site' in scope
      ? await named
          .innerJoin(
            'organization_sites as site',
            'site.organization_reference',
            'jobs.organization_reference',
          )
          .where('site.site_reference', '=', scope.site)
          .executeTakeFirst()
      : await named.where(isOneOf(db, 'jobs.organization_reference', scope.references)).executeTakeFirst()
  return row !== undefined
}
