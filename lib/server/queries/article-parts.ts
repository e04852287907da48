import { type RawBuilder, sql } from 'kysely'
import type { Db } from '@/lib/server/db/connect'
import { isOneOf } from '@/lib/server/db/engine'
import type { RecordTable } from '@/lib/server/db/schema'
import type { ArticleForm } from '@/lib/server/forms/article'
import type { OrganizationForm } from '@/lib/server/forms/organization'
import type { AuthorForm, CategoryForm, CollectionForm } from '@/lib/server/forms/taxonomy'
import type { ArticleParts } from '@/lib/server/wire/article'
import { type StoredRow, toStored } from './documents'

/** `article` is the reference of the article that has an organization; other parts are found by what names them. */
type PartRow = StoredRow & { kind: RecordTable; article: string; reference: string }

/** What the articles name, as it is now; the function returned tells the parts of one of them. */
export async function getArticleParts(
  db: Db,
  articles: readonly ArticleForm[],
): Promise<(article: ArticleForm) => ArticleParts> {
  const parts = articles.length === 0 ? [] : await getParts(db, articles)
  const partsOf = <Form>(kind: RecordTable) =>
    parts.filter((part) => part.kind === kind).map((part) => ({ ...part, ...toStored<Form>(part) }))
  const byReference = <Form>(kind: RecordTable) =>
    new Map(partsOf<Form>(kind).map((part) => [part.reference, part]))
  const categories = byReference<CategoryForm>('categories')
  const collections = byReference<CollectionForm>('collections')
  const authors = byReference<AuthorForm>('authors')
  const organizations = partsOf<OrganizationForm>('organizations')

  return (article) => ({
    categories: named(article.categories, categories),
    collections: named(article.collections, collections).map(({ form }) => form),
    authors: named(article.authors, authors).map(({ form }) => form),
    organizations: organizations
      .filter((organization) => organization.article === article.reference)
      .map(({ form }) => form),
  })
}

function named<Part>(references: readonly string[], known: ReadonlyMap<string, Part>): Part[] {
  return [...new Set(references)].flatMap((reference) => known.get(reference) ?? [])
}

/** One query for all kinds: on a server of databases the way there and back is the price of each. */
async function getParts(db: Db, articles: readonly ArticleForm[]): Promise<PartRow[]> {
  const ofKind = (kind: 'categories' | 'collections' | 'authors'): RawBuilder<unknown> => {
    const references = [...new Set(articles.flatMap((article) => article[kind]))]
    return sql`
      select ${sql.lit(kind)} as kind, '' as article, 0 as position, ${columns}
      from ${sql.table(kind)} part where ${isOneOf(db, 'part.reference', references)}
    `
  }
  const references = articles.map((article) => article.reference)
  // Files name organizations by their slugs, which can change; the links know who they are.
  const { rows } = await sql<PartRow>`
    ${ofKind('categories')} union all ${ofKind('collections')} union all ${ofKind('authors')} union all
    select 'organizations' as kind, link.article_reference as article, link.position, ${columns}
    from article_links link join organizations part on part.reference = link.target
    where link.kind = 'organization' and ${isOneOf(db, 'link.article_reference', references)}
    order by position
  `.execute(db)
  return rows
}

const columns = sql`part.reference, part.document, part.created_at_text, part.updated_at_text`
