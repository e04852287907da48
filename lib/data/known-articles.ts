import { localeForLanguage } from '@/lib/i18n/locales'
import type { ArticleKey, ListedArticle } from '@/lib/model/article'
import { addKnown, findKnown, removeKnown } from './known-records'
import { addShown, listShown } from './shown-records'
import { utcDay } from './utc-day'

/** Stores which articles exist, and which categories and collections they are in. */
export function addKnownArticles(articles: readonly ArticleKey[]): void {
  for (const article of articles) {
    const detail = write(article)
    const last = findKnown('article', article.reference)
    // Few articles change: only those need more than the last state.
    if (last !== null && last !== detail) addShown('article', article.reference, [last, detail])
    addKnown('article', article.reference, detail)
    for (const category of article.categories) addGroup('category', category)
    for (const collection of article.collections) addGroup('collection', collection)
  }
}

function addGroup(kind: 'category' | 'collection', { reference, slug }: { reference: string; slug: string }) {
  const last = findKnown(kind, reference)
  if (last && last !== slug) addShown(kind, reference, [last, slug])
  addKnown(kind, reference, slug)
}

/** What the URL of an article named when a list showed it last; `day` is in UTC. Null if none did. */
export function findKnownArticle(reference: string): { locale: string; day: string; slug: string } | null {
  const [locale, day, slug = ''] = findKnown('article', reference)?.split(' ') ?? []
  return locale === undefined || day === undefined ? null : { locale, day, slug }
}

/**
 * The states in which pages of the site may show an article: the last one that a list had, and earlier ones. Categories and
 * collections have each slug under which they were shown. Empty for an article that no list has shown.
 */
export function listShownArticle(reference: string): ListedArticle[] {
  const last = findKnown('article', reference)
  const details = [...(last === null ? [] : [last]), ...listShown('article', reference)]
  return [...new Set(details)].map((detail) => read(reference, detail))
}

/** The article has no page any more. Its earlier states remain, until no page shows them. */
export function forgetArticle(reference: string): void {
  const last = findKnown('article', reference)
  if (last !== null) addShown('article', reference, [last])
  removeKnown('article', reference)
}

/** One line, which takes a quarter of the memory of objects: locale, day, slug, and the groups and organizations. */
function write({
  language,
  publishedAt,
  slug,
  categories,
  collections,
  organizations,
}: ListedArticle): string {
  const lists = [
    categories.map(({ reference }) => reference),
    collections.map(({ reference }) => reference),
    organizations.map((organization) => organization.slug),
  ]
  const fields = [localeForLanguage(language), utcDay(publishedAt), slug, ...lists.map((list) => list.join())]
  return fields.join(' ').trimEnd()
}

function read(reference: string, detail: string): ListedArticle {
  const [language = '', day = '', slug = '', categories, collections, organizations] = detail.split(' ')
  return {
    reference,
    slug,
    language,
    publishedAt: new Date(day),
    categories: split(categories).flatMap((group) => withSlugs('category', group)),
    collections: split(collections).flatMap((group) => withSlugs('collection', group)),
    organizations: split(organizations).map((name) => ({ slug: name })),
  }
}

function withSlugs(kind: 'category' | 'collection', reference: string) {
  const last = findKnown(kind, reference)
  const slugs = new Set([...(last === null ? [] : [last]), ...listShown(kind, reference)])
  return [...slugs].map((slug) => ({ reference, slug }))
}

function split(text = ''): string[] {
  return text === '' ? [] : text.split(',')
}
