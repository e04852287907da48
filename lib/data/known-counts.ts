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

/** The numbers of articles by UTC month, `YYYY-MM`. */
type Months = Map<string, number>

/**
 * How many articles of a locale lists of the API have shown, by what they belong to and their months. The API has no operation
 * that counts: the directory of articles is read once a day (article-directory.ts), and every other list adds to it.
 */
const counts = sharedState('known-counts', () => new Map<string, Map<string, Months>>())

/** Adds an article, or takes one away that has another state now. */
export function countArticle(article: CountedArticle, change: 1 | -1): void {
  const month = article.day.slice(0, 7)
  const own = counts.get(article.locale) ?? new Map<string, Months>()
  counts.set(article.locale, own)
  const keys = [
    wholeLocale,
    ...article.categories.map((reference) => keyOf('category', reference)),
    ...article.collections.map((reference) => keyOf('collection', reference)),
    ...article.organizations.map((slug) => keyOf('organization', slug)),
  ]
  for (const key of keys) {
    const months = own.get(key) ?? new Map<string, number>()
    own.set(key, months)
    add(months, month, change)
  }
}

function add(numbers: Map<string, number>, key: string, change: 1 | -1): void {
  const count = (numbers.get(key) ?? 0) + change
  if (count > 0) numbers.set(key, count)
  else numbers.delete(key)
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
  return sum(monthsOf(locale, category))
}

function keyOf(kind: CountedKind, key: string): string {
  return `${kind} ${key}`
}

/** The references or slugs of a kind that articles of a locale have, those with most articles first. */
export function listCounted(kind: CountedKind, locale: string): string[] {
  const start = keyOf(kind, '')
  const found = [...(counts.get(locale) ?? [])].flatMap(([key, months]) =>
    key.startsWith(start) ? [{ key: key.slice(start.length), count: sum(months) }] : [],
  )
  return found
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
    .map(({ key }) => key)
}

/** The months in which a locale has articles, or a category of it, with their numbers, newest first. */
export function countedMonths(
  locale: string,
  category: string | null,
): readonly { year: number; month: number; count: number }[] {
  return [...monthsOf(locale, category)]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([month, count]) => ({ year: Number(month.slice(0, 4)), month: Number(month.slice(5)), count }))
}

function monthsOf(locale: string, category: string | null): Months {
  const key = category === null ? wholeLocale : keyOf('category', category)
  return counts.get(locale)?.get(key) ?? new Map()
}

function sum(months: Months): number {
  return [...months.values()].reduce((total, count) => total + count, 0)
}
