import { LRUCache } from 'lru-cache'
import { localeForLanguage } from '@/lib/i18n/locales'
import type { ArticleKey, ListedArticle } from '@/lib/model/article'
import { sharedState } from '@/lib/process/shared-state'
import { areAnyGroupsHeld } from './accepted-groups'
import { type CountedArticle, countArticle } from './known-counts'
import { addKnown, findKnown, removeKnown } from './known-records'
import { addShown, listShown } from './shown-records'
import { utcDay } from './utc-day'

/**
 * The articles that were just read past every cache, or withdrawn. A page that is being rendered can use a list that
 * was read before: for a minute, lists do not change what is known of these articles.
 */
const freshArticles = sharedState(
  'fresh-articles',
  () => new LRUCache<string, true>({ max: 10_000, ttl: 60_000 }),
)

/** Stores which articles exist, and which categories and collections they are in. */
export function addKnownArticles(articles: readonly ArticleKey[]): void {
  addArticles(articles.filter(({ reference }) => !freshArticles.has(reference)))
}

/** The same for articles that were read past every cache. */
export function addFreshArticles(articles: readonly ArticleKey[]): void {
  for (const { reference } of articles) freshArticles.set(reference, true)
  addArticles(articles)
}

function addArticles(articles: readonly ArticleKey[]): void {
  const areHeld = areAnyGroupsHeld()
  for (const article of articles) {
    const detail = write(article)
    const last = findKnown('article', article.reference)
    // Reads without an accepted copy can still have the response that is not believed.
    if (areHeld && hasLostGroups(article)) continue
    // Few articles change: only those need more than the last state.
    if (last !== null && last !== detail) addShown('article', article.reference, [last, detail])
    addKnownArticle(article.reference, detail)
    for (const category of article.categories) addGroup('category', category)
    for (const collection of article.collections) addGroup('collection', collection)
  }
}

/** Stores the last state of an article, as `write` makes it. */
export function addKnownArticle(reference: string, detail: string): void {
  const last = findKnown('article', reference)
  // A read keeps the article among those that were used last.
  addKnown('article', reference, detail)
  if (last === detail) return
  if (last !== null) countArticle(toCounted(last), -1)
  countArticle(toCounted(detail), 1)
}

/** Whether the last list that showed an article had it in categories or collections, and it is in none now. */
export function hasLostGroups({ reference, categories, collections }: ArticleKey): boolean {
  const last = findKnown('article', reference)
  if (last === null) return false
  const earlier = toCounted(last)
  return (
    (categories.length === 0 && earlier.categories.length > 0) ||
    (collections.length === 0 && earlier.collections.length > 0)
  )
}

type KnownGroup = { reference: string; slug: string; name?: string }

function addGroup(kind: 'category' | 'collection', { reference, slug, name }: KnownGroup) {
  const last = findKnown(kind, reference)
  if (last && last !== slug) addShown(kind, reference, [last, slug])
  addKnown(kind, reference, slug)
  if (name !== undefined) addKnown(`${kind}-name`, reference, name)
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
  freshArticles.set(reference, true)
  const last = findKnown('article', reference)
  if (last !== null) {
    addShown('article', reference, [last])
    countArticle(toCounted(last), -1)
  }
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
  const { locale, day, slug, categories, collections, organizations } = toCounted(detail)
  return {
    reference,
    slug,
    language: locale,
    publishedAt: new Date(day),
    categories: categories.flatMap((group) => withSlugs('category', group)),
    collections: collections.flatMap((group) => withSlugs('collection', group)),
    organizations: organizations.map((name) => ({ slug: name })),
  }
}

function toCounted(detail: string): CountedArticle & { slug: string } {
  const [locale = '', day = '', slug = '', categories, collections, organizations] = detail.split(' ')
  const groups = { categories: split(categories), collections: split(collections) }
  return { locale, day, slug, ...groups, organizations: split(organizations) }
}

function withSlugs(kind: 'category' | 'collection', reference: string) {
  const last = findKnown(kind, reference)
  const slugs = new Set([...(last === null ? [] : [last]), ...listShown(kind, reference)])
  return [...slugs].map((slug) => ({ reference, slug }))
}

function split(text = ''): string[] {
  return text === '' ? [] : text.split(',')
}
