import { sharedState } from '@/lib/process/shared-state'

/** An article as `known-articles.ts` stores it. `day` is in UTC; the groups are references, the organizations slugs. */
export type CountedArticle = {
  locale: string
  day: string
  categories: readonly string[]
  collections: readonly string[]
  organizations: readonly string[]
}

/** What articles are counted by, with its reference or slug. */
type CountedKind = 'category' | 'collection' | 'organization'

/** The numbers of articles by UTC month, `YYYY-MM`, and their sum: a list of articles sorts thousands of organizations by it. */
type Counted = { months: Map<string, number>; total: number }

/**
 * How many articles of a locale lists of the API have shown, by what they belong to and their months. The API has no operation
 * that counts: the directory of articles is read once a day (article-directory.ts), and every other list adds to it.
 */
const counts = sharedState('known-counts', () => new Map<string, Map<string, Counted>>())

/** Adds an article, or takes one away that has another state now. */
export function countArticle(article: CountedArticle, change: 1 | -1): void {
  const month = article.day.slice(0, 7)
  const own = counts.get(article.locale) ?? new Map<string, Counted>()
  counts.set(article.locale, own)
  const keys = [
    wholeLocale,
    ...article.categories.map((reference) => keyOf('category', reference)),
    ...article.collections.map((reference) => keyOf('collection', reference)),
    ...article.organizations.map((slug) => keyOf('organization', slug)),
  ]
  for (const key of keys) {
    const counted = own.get(key) ?? { months: new Map(), total: 0 }
    own.set(key, counted)
    add(counted, month, change)
  }
}

function add(counted: Counted, month: string, change: 1 | -1): void {
  const before = counted.months.get(month) ?? 0
  const after = Math.max(0, before + change)
  if (after > 0) counted.months.set(month, after)
  else counted.months.delete(month)
  counted.total += after - before
}

const wholeLocale = ''

/** How many articles of all locales are counted. */
export function countedArticles(): number {
  let total = 0
  for (const locale of counts.keys()) total += countArticlesOf(locale, null)
  return total
}

/** How many articles of a locale are counted, or of a category of it. */
export function countArticlesOf(locale: string, category: string | null): number {
  return countedOf(locale, category)?.total ?? 0
}

function keyOf(kind: CountedKind, key: string): string {
  return `${kind} ${key}`
}

/** The references or slugs of a kind that articles of a locale have, those with most articles first. */
export function listCounted(kind: CountedKind, locale: string): string[] {
  const start = keyOf(kind, '')
  const found = [...(counts.get(locale) ?? [])].flatMap(([key, { total }]) =>
    total > 0 && key.startsWith(start) ? [{ key: key.slice(start.length), total }] : [],
  )
  return found.sort((a, b) => b.total - a.total || (a.key < b.key ? -1 : 1)).map(({ key }) => key)
}

/** The months in which a locale has articles, or a category of it, with their numbers, newest first. */
export function countedMonths(
  locale: string,
  category: string | null,
): readonly { year: number; month: number; count: number }[] {
  return [...(countedOf(locale, category)?.months ?? [])]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([month, count]) => ({ year: Number(month.slice(0, 4)), month: Number(month.slice(5)), count }))
}

function countedOf(locale: string, category: string | null): Counted | null {
  const key = category === null ? wholeLocale : keyOf('category', category)
  return counts.get(locale)?.get(key) ?? null
}
