import { randomBytes } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { isPostgres } from './engine'
import type { Schema } from './schema'
import { countTitleGrams } from './title-grams'

/** As far apart as the marks of a list are: what is read and left out to reach a page is less than this. */
export const markEvery = 100

/**
 * Makes anew what lists are answered from; to be called by whoever wrote articles, organizations or their links,
 * in the same transaction. Afterwards:
 * - the total of a list is a row of `list_totals`;
 * - page n is reached from the nearest of `list_marks`, in fewer than `markEvery` steps, however deep it is;
 * - the same marks tell how many articles are older than a day, so that windows of days are counted in as many steps.
 * All of it is exact.
 */
export async function refreshLists(db: Transaction<Schema>): Promise<void> {
  await refreshArticleIndex(db)
  await sql`
    update organization_sites set name_folded =
      (select name_folded from organizations where reference = organization_reference)
    where exists (
      select 1 from organizations
      where reference = organization_reference and name_folded <> organization_sites.name_folded
    )
  `.execute(db)
  if (isPostgres(db))
    await sql`analyze article_index, article_links, articles, jobs, organizations`.execute(db)
  await refreshTotals(db)
  await refreshMarks(db)
  await countTitleGrams(db)
  await db.deleteFrom('content_version').execute()
  await db
    .insertInto('content_version')
    .values({ version: randomBytes(8).toString('hex') })
    .execute()
}

const indexed = sql.raw('reference, language, published_at, updated_at, created_at, name_folded')

/** Only the rows that differ, because each costs an entry in the index of titles. */
async function refreshArticleIndex(db: Transaction<Schema>): Promise<void> {
  await sql`
    delete from article_index where not exists (
      select 1 from articles a
      where a.reference = article_index.reference and a.language = article_index.language
        and a.published_at = article_index.published_at and a.updated_at = article_index.updated_at
        and a.created_at = article_index.created_at and a.name_folded = article_index.name_folded
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

async function refreshMarks(db: Transaction<Schema>): Promise<void> {
  await db.deleteFrom('list_marks').execute()
  for (const list of articleLists) {
    for (const direction of ['asc', 'desc']) {
      await sql`
        insert into list_marks (kind, target, language, direction, position, published_at, reference)
        select kind, target, language, ${sql.lit(direction)}, position, published_at, reference from (
          select kind, target, language, published_at, reference, row_number() over (
            partition by kind, target, language order by published_at ${sql.raw(direction)}, reference
          ) - 1 as position
          from (${list}) entries
        ) numbered
        where position % ${sql.lit(markEvery)} = 0
      `.execute(db)
    }
  }
}
