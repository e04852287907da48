import { articleWire } from '@vitrine/api-contract/article'
import { toLanguage } from '@vitrine/api-contract/language'
import { normalizeText } from '@vitrine/api-contract/normalize-text'
import { oldSlugOf } from '@vitrine/api-contract/old-slug'
import type { SearchedTexts } from '@vitrine/api-contract/search-words'
import { toSlug } from '@vitrine/api-contract/slug'
import { parseTimestamp } from '@vitrine/api-contract/timestamp'
import { tolerant } from '@vitrine/api-contract/tolerant'
import type { ArticleGroupKind, ArticleLinkKind } from '#db/schema'
import { type JsonObject, pick, toColumn, toObjects } from './json'

/** What a row needs of a record of the articles list; every other field may have any value. */
export const articleFields = tolerant(
  articleWire.pick({
    reference: true,
    name: true,
    language: true,
    url: true,
    indexed: true,
    published_at: true,
    categories: true,
    cms_collections: true,
    organizations: true,
  }),
  ['reference', 'name', 'language'],
).transform(({ published_at, ...fields }, context) => {
  const publishedAt = parseTimestamp(published_at ?? '')?.getTime()
  if (publishedAt !== undefined) return { ...fields, publishedAt }
  context.addIssue({ code: 'custom', path: ['published_at'], message: 'expected a timestamp' })
  return { ...fields, publishedAt: 0 }
})

export type ArticleLink = { kind: ArticleLinkKind; target: string }

export function articleColumns(record: JsonObject) {
  const { reference, name, language, publishedAt, url } = articleFields.parse(record)
  return {
    language: languageColumn(language),
    name_normalized: toColumn(normalizeText(name)),
    published_at: publishedAt,
    old_slug: toColumn(oldSlugOf(url, reference) ?? toSlug(name, toLanguage(language) ?? language)),
    has_url: url ? 1 : 0,
  }
}

/** Indexes have the language beside the title or the target of a link. */
const maxLanguage = 60

/** The column and the filter have one spelling of a language: `fr_FR` and `fr-FR` are one. */
export function languageColumn(language: string): string {
  return toColumn(toLanguage(language) ?? language).slice(0, maxLanguage)
}

const textsOfArticle = tolerant(
  articleWire.pick({
    ...{ name: true, summary: true, content: true, categories: true, cms_collections: true },
    ...{ cms_authors: true, organizations: true },
  }),
  [],
)

/** What a search finds of an article: its title and texts, and the names of all that it belongs to. */
export function articleTexts(record: JsonObject): SearchedTexts {
  const { name = '', summary, content, ...groups } = textsOfArticle.parse(record)
  const names = [
    ...(groups.organizations ?? []).map((organization) => organization.name),
    ...(groups.cms_collections ?? []).map(({ title }) => title),
    ...(groups.cms_authors ?? []).map((author) => author.name),
    ...(groups.categories ?? []).map((category) => category.name ?? category.title),
  ]
  return { name, names, texts: [summary, content] }
}

/** The lists that have the article, each once. */
export function articleLinks(record: JsonObject): ArticleLink[] {
  const {
    categories = [],
    cms_collections = [],
    organizations = [],
    indexed = [],
  } = articleFields.parse(record)
  const targets: Record<ArticleLinkKind, readonly (string | undefined)[]> = {
    category: categories.map(({ reference }) => reference),
    collection: cms_collections.map(({ reference }) => reference),
    organization: organizations.map(({ slug }) => slug),
    index: indexed,
  }
  return (['category', 'collection', 'organization', 'index'] as const).flatMap((kind) =>
    [...new Set(targets[kind])].flatMap((target) => (target ? [{ kind, target: toColumn(target) }] : [])),
  )
}

const groupFields = { category: 'categories', collection: 'cms_collections' } as const

/** The category or collection with this reference, as the article has it. */
export function articleGroup(
  record: JsonObject,
  kind: ArticleGroupKind,
  reference: string,
): JsonObject | undefined {
  return toObjects(record[groupFields[kind]]).find((group) => group.reference === reference)
}

/** What the URL of an article and the lists that have it depend on, as the record has it. */
export function articlePages(record: JsonObject): JsonObject {
  const listOf = (field: string, ...names: string[]) =>
    toObjects(record[field]).map((item) => pick(item, names))
  return {
    ...pick(record, ['language', 'name', 'published_at', 'indexed']),
    categories: listOf('categories', 'reference', 'name', 'title'),
    collections: listOf('cms_collections', 'reference', 'title', 'slug'),
    organizations: listOf('organizations', 'slug', 'name'),
  }
}
