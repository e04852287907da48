import { sql } from 'kysely'
import type { Db } from '#db/connect'
import { hasOtherCharacter, isOneOf } from '#db/engine'
import { inSnapshot } from '#db/snapshot'
import { offsetOf, type Page, type Paging } from '#paging'

/** The JSON of the job operation with all blocks, of a job of any status; null if there is none. */
export async function getJob(db: Db, reference: string): Promise<string | null> {
  const row = await db
    .selectFrom('jobs')
    .select('detail')
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row?.detail ?? null
}

/** Both halves of a job, open or not; a half that does not exist is null. */
export type JobRow = {
  reference: string
  organization_reference: string
  embed: string | null
  detail: string | null
}

const halves = ['reference', 'organization_reference', 'embed', 'detail'] as const

/** Both halves of jobs, in no order. */
export function getJobRows(db: Db, references: readonly string[]): Promise<JobRow[]> {
  return db
    .selectFrom('jobs')
    .select(halves)
    .where(isOneOf(db, 'reference', references))
    .execute()
}

/** `isOpen` says that the embed response has the job. */
export type JobKey = {
  reference: string
  slug: string
  status: string
  language: string | null
  isOpen: boolean
}

/** The jobs of an organization whose slug is this one in any case, or whose reference is one of these, in no order. */
export async function listJobKeys(
  db: Db,
  organization: string,
  { slug, references }: { slug: string; references: readonly string[] },
): Promise<JobKey[]> {
  // In one statement with `or`, SQLite reads all jobs of the organization.
  const bySlug = jobKeys(db)
    .where('organization_reference', '=', organization)
    .where(sql<boolean>`lower(slug) = ${slug.toLowerCase()}`)
  const byReference = jobKeys(db).where(isOneOf(db, 'reference', references))
  const rows = [...(await bySlug.execute()), ...(references.length > 0 ? await byReference.execute() : [])]
  const own = rows.filter((row) => row.organization_reference === organization)
  return [...new Map(own.map((row) => [row.reference, row])).values()].map(toJobKey)
}

/** The jobs of an organization whose reference no path can have. Few jobs have such a reference. */
export async function listJobsOfUnusualReference(db: Db, organization: string): Promise<JobKey[]> {
  // An index has all references of an organization. With further columns SQLite would read the rows.
  const references = db
    .selectFrom('jobs')
    .select('reference')
    .where('organization_reference', '=', organization)
    .where(sql<boolean>`(length(reference) > 100 or ${hasOtherCharacter(db, 'reference')})`)
  const rows = await jobKeys(db)
    .where(
      isOneOf(
        db,
        'reference',
        (await references.execute()).map(({ reference }) => reference),
      ),
    )
    .execute()
  return rows.map(toJobKey)
}

function jobKeys(db: Db) {
  return db
    .selectFrom('jobs')
    .select(['reference', 'organization_reference', 'slug', 'status', 'language', 'embed_hash'])
}

type KeyRow = Omit<JobKey, 'isOpen'> & { embed_hash: string | null }

function toJobKey({ reference, slug, status, language, embed_hash }: KeyRow): JobKey {
  return { reference, slug, status, language, isOpen: embed_hash !== null }
}

/** Both halves of the jobs of an organization in its embed response, ordered by reference: those after a reference. */
export function listJobRowsOf(
  db: Db,
  organization: string,
  { after, limit }: { after: string; limit: number },
): Promise<JobRow[]> {
  return db
    .selectFrom('jobs')
    .select(halves)
    .where('organization_reference', '=', organization)
    .where('embed_hash', 'is not', null)
    .where('reference', '>', after)
    .orderBy('reference')
    .limit(limit)
    .execute()
}

type EmbedQuery = { organization_reference: string; job_reference?: string | undefined }

/** The JSON of the embed response without `jobs`, and that of its jobs. */
export type EmbedParts = { embed: string; jobs: Page<string> }

/**
 * An organization with its open jobs, newest first: one page of them, or all without `paging`. Null if there is no such
 * organization, or if its embed response was not read.
 */
export function getEmbed(db: Db, query: EmbedQuery, paging: Paging | null): Promise<EmbedParts | null> {
  const { organization_reference, job_reference } = query
  return inSnapshot(db, async (snapshot) => {
    const organization = await snapshot
      .selectFrom('organizations')
      .select('embed')
      .where('reference', '=', organization_reference)
      .executeTakeFirst()
    if (!organization?.embed) return null
    let open = snapshot
      .selectFrom('jobs')
      .where('organization_reference', '=', organization_reference)
      .where('embed_hash', 'is not', null)
    if (job_reference !== undefined) open = open.where('reference', '=', job_reference)
    let page = open
      .select('embed')
      .orderBy('published_at', (order) => order.desc().nullsLast())
      .orderBy('reference')
    if (paging) page = page.limit(paging.per_page).offset(offsetOf(paging))
    const items = (await page.execute()).flatMap(({ embed }) => embed ?? [])
    const { total } = paging
      ? await open.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      : { total: items.length }
    return { embed: organization.embed, jobs: { items, total: Number(total) } }
  })
}

/** The jobs of organizations, open or not. */
export async function listJobReferences(db: Db, organizations: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('reference')
    .where(isOneOf(db, 'organization_reference', organizations))
    .execute()
  return rows.map(({ reference }) => reference)
}

/** The hash of the embed half of each job of an organization; null for a job that is not open. */
export async function listEmbedHashes(
  db: Db,
  organizationReference: string,
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .selectFrom('jobs')
    .select(['reference', 'embed_hash'])
    .where('organization_reference', '=', organizationReference)
    .execute()
  return new Map(rows.map(({ reference, embed_hash }) => [reference, embed_hash]))
}

export async function hasJob(db: Db, reference: string): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .select('reference')
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row !== undefined
}
