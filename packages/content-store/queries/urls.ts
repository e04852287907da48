/** What the paths of pages name: whether a record exists, what its own path is made of, and how long a list is. */

import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect'
import { isOneOf, isPostgres } from '#db/engine'
import type { ArticleLink } from '#records/article'

/**
 * The articles of a list that were published in a period: `from` and before `to`, in milliseconds. Null stands for all languages,
 * and an empty list of indexes for all articles.
 */
export type ArticleRange = {
  link: ArticleLink | null
  languages: readonly string[] | null
  indexes: readonly string[]
  from: number
  to: number
}

/** The record of an article that is published before `to`; null if there is none. */
export async function getPublishedArticle(
  db: Db,
  reference: string,
  { indexes, to }: Pick<ArticleRange, 'indexes' | 'to'>,
): Promise<string | null> {
  const { rows } = await sql<{ record: string }>`
    select record from articles where ${allOf([
      sql`reference = ${reference}`,
      sql`published_at < ${to}`,
      ...inIndexes(db, sql`articles.reference`, indexes),
    ])}`.execute(db)
  return rows[0]?.record ?? null
}

/** The records of the articles of a list that were published last, the newest first. */
export async function listNewestArticles(db: Db, range: ArticleRange, limit: number): Promise<string[]> {
  const { source, reference } = articlesOf(db, range)
  const newest = sql`select ${reference} as reference, published_at ${source}
    order by published_at desc, ${reference} limit ${limit}`
  const { rows } = await sql<{ record: string }>`
    select record from (${newest}) newest join articles using (reference)
    order by newest.published_at desc, reference`.execute(db)
  return rows.map(({ record }) => record)
}

/** The number of articles of a list, by an index alone: at 100,000 articles this takes up to 25 ms. */
export async function countArticlesOf(db: Db, range: ArticleRange): Promise<number> {
  const { source, reference } = articlesOf(db, range)
  // An article can be in several of the indexes.
  const isRepeated = range.link === null && range.indexes.length > 1
  const counted = isRepeated ? sql`count(distinct ${reference})` : sql`count(*)`
  const { rows } = await sql<{ total: number }>`select ${counted} as total ${source}`.execute(db)
  return Number(rows[0]?.total)
}

/** The languages of all articles, each found by one step in an index. */
export async function listLanguages(db: Db): Promise<string[]> {
  const { rows } = await sql<{ language: string }>`
    with recursive found (language) as (
      select min(language) from articles
      union all
      select (select min(language) from articles where language > found.language)
      from found where found.language is not null
    )
    select language from found where language is not null`.execute(db)
  return rows.map(({ language }) => language)
}

/** The articles of a slug on a previous site, those first that were published last. */
export async function listOldArticles(
  db: Db,
  slug: string,
  { indexes, to }: Pick<ArticleRange, 'indexes' | 'to'>,
): Promise<{ reference: string; language: string }[]> {
  const { rows } = await sql<{ reference: string; language: string }>`
    select reference, language from articles where ${allOf([
      sql`old_slug = ${slug}`,
      sql`published_at < ${to}`,
      ...inIndexes(db, sql`articles.reference`, indexes),
    ])}
    order by published_at desc, reference limit 100`.execute(db)
  return rows
}

export type OrganizationSlug = { reference: string; slug: string }

/** The organizations of a site whose slug is this one in any case. */
export async function listOrganizationSlugs(
  db: Db,
  site: string,
  slug: string,
): Promise<readonly OrganizationSlug[]> {
  const { rows } = await sql<OrganizationSlug>`
    select reference, slug from organizations
    where lower(slug) = ${slug.toLowerCase()} and ${isOnSite(site)} order by name_normalized, reference`.execute(
    db,
  )
  return rows
}

/** Those whose slug is no path segment as it is, so that their path has another one. Few organizations have such a slug. */
export async function listUnusualSlugs(db: Db, site: string): Promise<readonly OrganizationSlug[]> {
  const { rows } = await sql<OrganizationSlug>`
    select reference, slug from organizations
    where (slug = '' or lower(slug) in ('page', 'search') or length(slug) > 80 or ${hasOtherCharacter(db, 'slug')})
      and ${isOnSite(site)}`.execute(db)
  return rows
}

/** The record of an organization, or its embed response where that is all that was read. */
export async function getOrganizationParts(
  db: Db,
  reference: string,
): Promise<{ record: string | null; embed: string | null } | null> {
  const row = await db
    .selectFrom('organizations')
    .select(['record', 'embed'])
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row ?? null
}

export async function countOrganizations(db: Db, site: string): Promise<number> {
  const { total } = await db
    .selectFrom('organization_sites')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('site_reference', '=', site)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** `isOpen` says that the embed response has the job. */
export type JobKey = {
  reference: string
  slug: string
  status: string
  language: string | null
  isOpen: boolean
}

/** The jobs of an organization whose slug is this one in any case, or whose reference is one of these. */
export async function listJobKeys(
  db: Db,
  organization: string,
  { slug, references }: { slug: string; references: readonly string[] },
): Promise<JobKey[]> {
  const { rows } = await sql<JobRow>`
    select ${jobColumns} from jobs
    where organization_reference = ${organization} and lower(slug) = ${slug.toLowerCase()}
    union
    select ${jobColumns} from jobs
    where ${isOneOf(db, 'reference', references)}`.execute(db)
  // With this condition in the statement, SQLite would read all jobs of the organization for the references.
  return rows.filter((row) => row.organization_reference === organization).map(toJobKey)
}

/** The jobs of an organization whose reference no path can have. Few jobs have such a reference. */
export async function listJobsOfUnusualReference(db: Db, organization: string): Promise<JobKey[]> {
  const { rows } = await sql<JobRow>`
    select ${jobColumns} from jobs
    where organization_reference = ${organization}
      and (length(reference) > 100 or ${hasOtherCharacter(db, 'reference')})`.execute(db)
  return rows.map(toJobKey)
}

type JobRow = Omit<JobKey, 'isOpen'> & { organization_reference: string; embed_hash: string | null }

const jobColumns = sql`reference, organization_reference, slug, status, language, embed_hash`

function toJobKey({ reference, slug, status, language, embed_hash }: JobRow): JobKey {
  return { reference, slug, status, language, isOpen: embed_hash !== null }
}

/** The halves of a job that were read. */
export async function getJobParts(
  db: Db,
  reference: string,
): Promise<{ embed: string | null; detail: string | null } | null> {
  const row = await db
    .selectFrom('jobs')
    .select(['embed', 'detail'])
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row ?? null
}

/** The number of jobs in embed responses: of an organization, or of all for null. */
export async function countEmbedJobs(db: Db, organization: string | null): Promise<number> {
  let open = db.selectFrom('jobs').where('embed_hash', 'is not', null)
  if (organization !== null) open = open.where('organization_reference', '=', organization)
  const { total } = await open.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return Number(total)
}

/** The table of a list with its conditions: that of the links of a list or an index has the columns of an article that count. */
function articlesOf(db: Db, { link, languages, indexes, from, to }: ArticleRange) {
  const ofIndexes = link === null && indexes.length > 0
  const isLinked = link !== null || ofIndexes
  const reference = isLinked ? sql.ref('article_links.article_reference') : sql.ref('articles.reference')
  const conditions = [
    ...(link ? [sql`kind = ${link.kind}`, sql`target = ${link.target}`] : []),
    ...(ofIndexes ? [sql`kind = 'index'`, isOneOf(db, 'target', indexes)] : []),
    ...(languages ? [isOneOf(db, 'language', languages)] : []),
    sql`published_at >= ${from}`,
    sql`published_at < ${to}`,
    ...(link ? inIndexes(db, reference, indexes) : []),
  ]
  const table = sql.table(isLinked ? 'article_links' : 'articles')
  return { source: sql`from ${table} where ${allOf(conditions)}`, reference }
}

function inIndexes(db: Db, reference: RawBuilder<unknown>, indexes: readonly string[]) {
  if (indexes.length === 0) return []
  return [
    sql`exists (
      select 1 from article_links own
      where own.article_reference = ${reference} and own.kind = 'index' and ${isOneOf(db, 'own.target', indexes)})`,
  ]
}

/** Whether a text is no path segment: those have the characters `[A-Za-z0-9_-]`. */
function hasOtherCharacter(db: Db, column: string): RawBuilder<boolean> {
  return isPostgres(db)
    ? sql`${sql.ref(column)} ~ '[^A-Za-z0-9_-]'`
    : sql`${sql.ref(column)} glob '*[^A-Za-z0-9_-]*'`
}

function isOnSite(site: string): RawBuilder<unknown> {
  return sql`exists (
    select 1 from organization_sites
    where organization_reference = organizations.reference and site_reference = ${site})`
}

function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join([...conditions], sql` and `)
}
