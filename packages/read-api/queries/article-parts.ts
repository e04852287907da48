import type { ArticleContent, ArticleDraftContent } from '#content-schemas/article'
import type { Db } from '#db/connect'
import { isOneOf } from '#db/engine'
import type { ArticleParts } from '#wire/article'
import { createLookup } from './lookup'
import { getContentVersion } from './memoize'

const lookUpCategories = createLookup('categories')
const lookUpCollections = createLookup('collections')
const lookUpAuthors = createLookup('authors')
const lookUpOrganizations = createLookup('organizations')

type OrganizationLink = { article_reference: string; target: string }

/** Reads the records that the articles reference. The returned function gives those of one article. */
export async function getArticleParts(
  snapshot: Db,
  articles: readonly ArticleContent[],
): Promise<(article: ArticleContent) => ArticleParts> {
  return readParts(snapshot, articles, await getOrganizationLinks(snapshot, articles))
}

/** Reads the records that a draft references. */
export async function getDraftParts(snapshot: Db, draft: ArticleDraftContent): Promise<ArticleParts> {
  const partsOf = await readParts(snapshot, [draft], await getDraftLinks(snapshot, draft))
  return partsOf(draft)
}

async function readParts(
  snapshot: Db,
  articles: readonly ArticleDraftContent[],
  links: readonly OrganizationLink[],
): Promise<(article: ArticleDraftContent) => ArticleParts> {
  const version = await getContentVersion(snapshot)
  const named = (kind: 'categories' | 'collections' | 'authors') =>
    articles.flatMap((article) => article[kind])
  const targets = links.map(({ target }) => target)
  const categories = await lookUpCategories(snapshot, version, named('categories'))
  const collections = await lookUpCollections(snapshot, version, named('collections'))
  const authors = await lookUpAuthors(snapshot, version, named('authors'))
  const organizations = await lookUpOrganizations(snapshot, version, targets)

  return (article) => {
    const linked = links.filter((link) => link.article_reference === article.reference)
    return {
      categories: pick(categories, article.categories),
      collections: pick(collections, article.collections).map(({ fields }) => fields),
      authors: pick(authors, article.authors).map(({ fields }) => fields),
      organizations: pick(
        organizations,
        linked.map(({ target }) => target),
      ).map(({ fields }) => fields),
    }
  }
}

/** Documents name organizations by slug, which can change; `article_links` has their references. */
async function getOrganizationLinks(
  db: Db,
  articles: readonly ArticleContent[],
): Promise<readonly OrganizationLink[]> {
  if (articles.every(({ organizations }) => organizations.length === 0)) return []
  const references = articles.map(({ reference }) => reference)
  return db
    .selectFrom('article_links')
    .select(['article_reference', 'target'])
    .where(isOneOf(db, 'article_reference', references))
    .where('kind', '=', 'organization')
    .orderBy('position')
    .execute()
}

/** Drafts have no rows in `article_links`, from which lists are read. */
async function getDraftLinks(
  db: Db,
  { reference, organizations }: ArticleDraftContent,
): Promise<readonly OrganizationLink[]> {
  if (organizations.length === 0) return []
  const rows = await db
    .selectFrom('organizations')
    .select(['reference', 'slug'])
    .where(isOneOf(db, 'slug', organizations))
    .execute()
  const bySlug = new Map(rows.map((row) => [row.slug, row.reference]))
  return organizations.flatMap((slug) => {
    const target = bySlug.get(slug)
    return target === undefined ? [] : { article_reference: reference, target }
  })
}

function pick<Part>(parts: ReadonlyMap<string, Part>, references: readonly string[]): Part[] {
  return [...new Set(references)].flatMap((reference) => parts.get(reference) ?? [])
}
