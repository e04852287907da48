import type { ArticleForm } from '#content-schemas/article'
import type { OrganizationForm } from '#content-schemas/organization'
import type { AuthorForm, CategoryForm, CollectionForm } from '#content-schemas/taxonomy'
import type { Db } from '#db/connect'
import { isOneOf } from '#db/engine'
import type { ArticleParts } from '#wire/article'
import { createLookup } from './lookup'
import { getContentVersion } from './memoize'

const lookUpCategories = createLookup<CategoryForm>('categories')
const lookUpCollections = createLookup<CollectionForm>('collections')
const lookUpAuthors = createLookup<AuthorForm>('authors')
const lookUpOrganizations = createLookup<OrganizationForm>('organizations')

/** What the articles name, as it is in the snapshot; the function returned tells the parts of one of them. */
export async function getArticleParts(
  snapshot: Db,
  articles: readonly ArticleForm[],
): Promise<(article: ArticleForm) => ArticleParts> {
  const version = await getContentVersion(snapshot)
  const named = (kind: 'categories' | 'collections' | 'authors') =>
    articles.flatMap((article) => article[kind])
  const links = await getOrganizationLinks(snapshot, articles)
  const targets = links.map(({ target }) => target)
  const categories = await lookUpCategories(snapshot, version, named('categories'))
  const collections = await lookUpCollections(snapshot, version, named('collections'))
  const authors = await lookUpAuthors(snapshot, version, named('authors'))
  const organizations = await lookUpOrganizations(snapshot, version, targets)

  return (article) => {
    const linked = links.filter((link) => link.article_reference === article.reference)
    return {
      categories: pick(categories, article.categories),
      collections: pick(collections, article.collections).map(({ form }) => form),
      authors: pick(authors, article.authors).map(({ form }) => form),
      organizations: pick(
        organizations,
        linked.map(({ target }) => target),
      ).map(({ form }) => form),
    }
  }
}

/** Files name organizations by their slugs, which can change; the links know who they are. */
async function getOrganizationLinks(db: Db, articles: readonly ArticleForm[]) {
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

function pick<Part>(parts: ReadonlyMap<string, Part>, references: readonly string[]): Part[] {
  return [...new Set(references)].flatMap((reference) => parts.get(reference) ?? [])
}
