import { randomBytes } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { isPostgres } from './engine'
import type { Schema } from './schema'
import { countTitleGrams } from './title-grams'

/** The distance between two pagination checkpoints of a list, in articles: the most that a page has to skip. */
export const checkpointInterval = 100

/**
 * Rebuilds the tables from which lists are read. Every transaction that writes articles, organizations or their links
 * calls it last. Afterwards:
 * - `list_totals` has the length of every list;
 * - `list_checkpoints` has every 100th article of every list, so that any page is found by skipping fewer than
 *   `checkpointInterval` rows, and the articles before a day are counted with as few;
 * - `title_grams` has the titles that contain a text of one or two characters;
 * - `content_version` has a new version, which invalidates all caches of the servers.
 * All numbers are exact.
 */
export async function refreshLists(db: Transaction<Schema>): Promise<void> {
  await refreshArticleIndex(db)
  await sql`
    update organization_sites set name_normalized =
      (select name_normalized from organizations where reference = organization_reference)
    where exists (
      select 1 from organizations
      where reference = organization_reference and name_normalized <> organization_sites.name_normalized
    )
  `.execute(db)
  if (isPostgres(db))
    await sql`analyze article_index, article_links, articles, jobs, organizations`.execute(db)
  await refreshTotals(db)
  await refreshCheckpoints(db)
  await countTitleGrams(db)
  await db.deleteFrom('content_version').execute()
  await db
    .insertInto('content_version')
    .values({ version: randomBytes(8).toString('hex') })
    .execute()
}

const indexed = sql.raw('reference, language, published_at, updated_at, created_at, name_normalized')

/** Writes only the rows that differ, because each costs an entry in the index of titles. */
async function refreshArticleIndex(db: Transaction<Schema>): Promise<void> {
  await sql`
    delete from article_index where not exists (
      select 1 from articles a
      where a.reference = article_index.reference and a.language = article_index.language
        and a.published_at = article_index.published_at and a.updated_at = article_index.updated_at
        and a.created_at = article_index.created_at and a.name_normalized = article_index.name_normalized
    )
  `.execute(db)
  await sql`
    insert into article_index (${indexed})
    select ${indexed} from articles
    where not exists (select 1 from article_index i where i.reference = articles.reference)
  `.execute(db)
}

/** Every list of articles as rows of `kind, target, language, published_at, reference`. */
const articleLists = [
  sql`select '' as kind, '' as target, '' as language, published_at, reference from article_index`,
  sql`select '' as kind, '' as target, language, published_at, reference from article_index`,
  sql`select kind, target, '' as language, published_at, article_reference as reference
      from article_links where kind <> 'author'`,
  sql`select kind, target, language, published_at, article_reference as reference
      from article_links where kind <> 'author'`,
]

async function refreshTotals(db: Transaction<Schema>): Promise<void> {
  await db.deleteFrom('list_totals').execute()
  for (const list of articleLists) {
    await sql`
      insert into list_totals (kind, target, language, total)
      select kind, target, language, count(*) from (${list}) entries group by kind, target, language
    `.execute(db)
  }
  await sql`
    insert into list_totals (kind, target, language, total)
    select 'site', site_reference, '', count(*) from organization_sites group by site_reference
  `.execute(db)
}

async function refreshCheckpoints(db: Transaction<Schema>): Promise<void> {
  await db.deleteFrom('list_checkpoints').execute()
  for (const list of articleLists) {
    for (const direction of ['asc', 'desc']) {
      await sql`
        insert into list_checkpoints (kind, target, language, direction, position, published_at, reference)
        select kind, target, language, ${sql.lit(direction)}, position, published_at, reference from (
          select kind, target, language, published_at, reference, row_number() over (
            partition by kind, target, language order by published_at ${sql.raw(direction)}, reference
          ) - 1 as position
          from (${list}) entries
        ) numbered
        where position % ${sql.lit(checkpointInterval)} = 0
      `.execute(db)
    }
  }
}
