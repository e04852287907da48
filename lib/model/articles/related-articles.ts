import { toNameWords } from '@/lib/model/jobs/comparison-index'
import type { ArticleSummary } from './article'

/** What an article is compared by with others. */
export type ComparedArticle = Pick<
  ArticleSummary,
  'reference' | 'name' | 'summary' | 'publishedAt' | 'categories' | 'collections' | 'organizations'
>

/** What a category in common counts for; the first one of an article says most about it. */
const firstCategoryPoints = 4
const categoryPoints = 2
const organizationPoints = 3
const collectionPoints = 2
/** What the same words count for, and a part of them in proportion. */
const wordPoints = 8

/** Of one organization, while there are others: a page that is about a company already shows it. */
const maxOfOrganization = 2

/**
 * The candidates that have most in common with an article: categories, organizations, series, and words of the title and the
 * summary, where a word counts more the fewer candidates have it. The newest of equally similar ones come first. Never the
 * article itself, nor those that are excluded by reference.
 */
export function findRelated<T extends ComparedArticle>(
  own: ComparedArticle,
  candidates: readonly T[],
  count: number,
  excluded: ReadonlySet<string> = new Set(),
): T[] {
  const others = new Map<string, T>()
  for (const other of candidates)
    if (other.reference !== own.reference && !excluded.has(other.reference))
      others.set(other.reference, other)
  const compared = [...others.values()].map((article) => ({ article, words: wordsOf(article) }))
  const weights = weighWords(wordsOf(own), compared)
  const ranked = compared
    .map(({ article, words }) => ({
      article,
      points: pointsInCommon(own, article) + shareOf(weights, words),
    }))
    .sort((a, b) => b.points - a.points || newestFirst(a.article, b.article))
    .map(({ article }) => article)
  return chooseFirst(ranked, count)
}

/** What two articles have in common beside words. */
function pointsInCommon(own: ComparedArticle, other: ComparedArticle): number {
  const first = own.categories[0]?.reference
  let points = 0
  for (const { reference } of other.categories) {
    if (reference === first) points += firstCategoryPoints
    else if (own.categories.some((category) => category.reference === reference)) points += categoryPoints
  }
  if (own.organizations.some(({ slug }) => other.organizations.some((item) => item.slug === slug)))
    points += organizationPoints
  if (own.collections.some(({ reference }) => other.collections.some((item) => item.reference === reference)))
    points += collectionPoints
  return points
}

function wordsOf({ name, summary }: ComparedArticle): ReadonlySet<string> {
  return toNameWords(`${name} ${summary ?? ''}`)
}

/** The words of the article, and what part of `wordPoints` each counts for. */
function weighWords(
  own: ReadonlySet<string>,
  compared: readonly { words: ReadonlySet<string> }[],
): ReadonlyMap<string, number> {
  const weighted = [...own].map((word) => {
    const found = compared.filter(({ words }) => words.has(word)).length
    return [word, Math.log((compared.length + 1) / Math.max(1, found))] as const
  })
  const total = weighted.reduce((sum, [, weight]) => sum + weight, 0)
  return new Map(weighted.map(([word, weight]) => [word, total === 0 ? 0 : (wordPoints * weight) / total]))
}

function shareOf(weights: ReadonlyMap<string, number>, words: ReadonlySet<string>): number {
  let points = 0
  for (const [word, weight] of weights) if (words.has(word)) points += weight
  return points
}

function newestFirst(a: ComparedArticle, b: ComparedArticle): number {
  return b.publishedAt.getTime() - a.publishedAt.getTime() || (a.reference < b.reference ? -1 : 1)
}

/** The first ones, with few of each organization; more of one only where there are no others. */
function chooseFirst<T extends ComparedArticle>(ranked: readonly T[], count: number): T[] {
  const chosen = new Set<T>()
  const counts = new Map<string, number>()
  for (const article of ranked) {
    if (chosen.size === count) break
    const [organization] = article.organizations
    const ofOrganization = counts.get(organization?.slug ?? '') ?? 0
    if (organization && ofOrganization === maxOfOrganization) continue
    if (organization) counts.set(organization.slug, ofOrganization + 1)
    chosen.add(article)
  }
  for (const article of ranked) if (chosen.size < count) chosen.add(article)
  return [...chosen]
}
