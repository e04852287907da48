import type { ArticlesQuery } from '@vitrine/api-contract/article'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect'
import { isOneOf } from '#db/engine'
import { inSnapshot } from '#db/snapshot'
import { offsetOf, type Page } from '#paging'
import { type ArticleLink, languageColumn } from '#records/article'
import { millisecondsOf } from '#time'
import { titleHas } from './title-text'

/** The JSON of a record; `hasUrl` says whether it names a URL of its own. */
export type StoredArticle = { record: string; hasUrl: boolean }

/** Scheduled articles are included: the caller decides when to show them. */
export function listArticles(db: Db, query: ArticlesQuery): Promise<Page<StoredArticle>> {
  return inSnapshot(db, async (snapshot) => {
    const entries = await findEntries(snapshot, query)
    if (entries === null) return { items: [], total: 0 }
    const direction = sql.raw(query.order_by === 'published_at:asc' ? 'asc' : 'desc')
    const counted = await sql<{ total: number }>`select count(*) as total ${entries.matching}`.execute(
      snapshot,
    )
    // Records are long, so they are read for the rows of the page only.
    const page = await sql<{ reference: string }>`
      select ${entries.reference} as reference ${entries.matching}
      order by ${entries.publishedAt} ${direction}, ${entries.reference}
      limit ${query.per_page} offset ${offsetOf(query)}`.execute(snapshot)
    const references = page.rows.map(({ reference }) => reference)
    return { items: await readArticles(snapshot, references), total: Number(counted.rows[0]?.total) }
  })
}

async function readArticles(db: Db, references: readonly string[]): Promise<StoredArticle[]> {
  if (references.length === 0) return []
  const rows = await db
    .selectFrom('articles')
    .select(['reference', 'record', 'has_url'])
    .where(isOneOf(db, 'reference', references))
    .execute()
  const found = new Map(rows.map((row) => [row.reference, row]))
  return references.flatMap((reference) => {
    const row = found.get(reference)
    return row ? { record: row.record, hasUrl: row.has_url === 1 } : []
  })
}

/** `matching` is the `from` and `where` of the query. */
type Entries = {
  matching: RawBuilder<unknown>
  reference: RawBuilder<unknown>
  publishedAt: RawBuilder<unknown>
}

/**
 * Of the articles of a category, collection, organization or index, the links are read in their order, else the articles:
 * both through an index that has all the columns. Null if there is no such organization.
 */
async function findEntries(db: Db, query: ArticlesQuery): Promise<Entries | null> {
  const links = await listLinks(db, query)
  if (links === null) return null
  const [link, ...others] = links
  const table = sql.raw(link ? 'article_links' : 'articles')
  const reference = link ? sql`article_links.article_reference` : sql`articles.reference`
  const publishedAt = sql`${table}.published_at`
  const ofArticle = articleConditions(db, query)
  const conditions = [
    ...(link
      ? [sql`article_links.kind = ${link.kind}`, sql`article_links.target = ${link.target}`]
      : ofArticle),
    ...(query.language === undefined ? [] : [sql`${table}.language = ${languageColumn(query.language)}`]),
    ...(query.published_before ? [sql`${publishedAt} < ${millisecondsOf(query.published_before)}`] : []),
    ...(query.published_after ? [sql`${publishedAt} >= ${millisecondsOf(query.published_after)}`] : []),
    ...others.map((other) => isLinked(reference, other)),
    ...(link && ofArticle.length > 0
      ? [sql`exists (select 1 from articles where articles.reference = ${reference} and ${allOf(ofArticle)})`]
      : []),
  ]
  const where = conditions.length > 0 ? sql`where ${allOf(conditions)}` : sql``
  return { matching: sql`from ${table} ${where}`, reference, publishedAt }
}

/** The lists that all have the article. Null if the organization does not exist: articles name organizations by slug. */
async function listLinks(db: Db, query: ArticlesQuery): Promise<ArticleLink[] | null> {
  const links: ArticleLink[] = []
  if (query.organization_reference !== undefined) {
    const organization = await db
      .selectFrom('organizations')
      .select('slug')
      .where('reference', '=', query.organization_reference)
      .executeTakeFirst()
    if (!organization?.slug) return null
    links.push({ kind: 'organization', target: organization.slug })
  }
  if (query.collection_reference !== undefined)
    links.push({ kind: 'collection', target: query.collection_reference })
  if (query.category_reference !== undefined)
    links.push({ kind: 'category', target: query.category_reference })
  if (query.indexed !== undefined) links.push({ kind: 'index', target: query.indexed })
  return links
}

function articleConditions(
  db: Db,
  { updated_after, created_after, q }: ArticlesQuery,
): RawBuilder<unknown>[] {
  return [
    ...(updated_after ? [sql`articles.updated_at >= ${millisecondsOf(updated_after)}`] : []),
    ...(created_after ? [sql`articles.created_at >= ${millisecondsOf(created_after)}`] : []),
    ...(q === undefined ? [] : [titleHas(db, q)]),
  ]
}

function isLinked(reference: RawBuilder<unknown>, { kind, target }: ArticleLink): RawBuilder<unknown> {
  return sql`exists (
    select 1 from article_links other
    where other.article_reference = ${reference} and other.kind = ${kind} and other.target = ${target})`
}

function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join([...conditions], sql` and `)
}
