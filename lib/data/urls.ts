import { listOldArticles } from '@vitrine/content-store/queries/articles'
import { countEmbedJobs } from '@vitrine/content-store/queries/open-jobs'
import { countSiteOrganizations } from '@vitrine/content-store/queries/site-organizations'
import { getStore } from '@vitrine/content-store/queries/store'
import { LRUCache } from 'lru-cache'
import { env } from '@/lib/env'
import { type ArticleKey, toArticleKey } from '@/lib/model/articles/article'
import { sharedState } from '@/lib/process/shared-state'
import { type ArticleFilter, readRecord, readTotal } from './articles/article-query'
import { getProfiles } from './organization-records'
import { siteScope } from './site-scope'
import { openStore, toImage } from './store'

/**
 * What the site has at its paths, for the server: each result needs a few look-ups in the store. This module and those that it
 * imports run outside the renderer of Next.js too.
 */

/** Shorter lists are counted in less than a millisecond. */
const minStoredTotal = 1_000

/**
 * The totals of long lists: with 100,000 articles, a count takes 25 ms. A version of the store has its own, for a time in which a scheduled
 * article can be published.
 */
const totals = sharedState('list-totals', () => new LRUCache<string, number>({ max: 1_000, ttl: 10_000 }))

async function countOnce(list: unknown, count: () => Promise<number>): Promise<number> {
  const store = await getStore(openStore())
  const key = JSON.stringify([store?.version, list])
  const stored = totals.get(key)
  if (stored !== undefined) return stored
  const total = await count()
  if (total >= minStoredTotal) totals.set(key, total)
  return total
}

/** Whether a list has more than `count` articles. */
export async function hasArticles(filter: ArticleFilter, count: number): Promise<boolean> {
  return (await countOnce(filter, () => readTotal(filter, new Date()))) > count
}

/** Whether the list of organizations has more than `count`. */
export async function hasOrganizations(count: number): Promise<boolean> {
  return (await countSiteOrganizations(openStore(), siteScope)) > count
}

/** Whether a list of jobs can have more than `count`: it has those of an organization, or of all for null, and not all of them are visible. */
export async function hasJobs(organization: string | null, count: number): Promise<boolean> {
  return (await countOnce(['jobs', organization], () => countEmbedJobs(openStore(), organization))) > count
}

/** The published article of a reference. Null if there is none. */
export async function findArticle(reference: string): Promise<ArticleKey | null> {
  const record = await readRecord(reference, new Date())
  return record && toArticleKey(record, toImage)
}

/** The article of a slug on a previous site: that in the language, else the one that was published last. Null if there is none. */
export async function findOldArticle(slug: string, language: string | null): Promise<ArticleKey | null> {
  const isInLanguage = (article: { language: string }) => primary(article.language) === language
  const articles = await listOldArticles(openStore(), slug, Date.now())
  articles.sort((a, b) => Number(isInLanguage(b)) - Number(isInLanguage(a)))
  for (const { reference } of articles) {
    const article = await findArticle(reference)
    if (article) return article
  }
  return null
}

function primary(language: string): string {
  return (language.split('-', 1)[0] ?? '').toLowerCase()
}

/** The language of the texts of an organization. */
export async function languageOfOrganization(reference: string): Promise<string> {
  const [profile] = await getProfiles([reference])
  return profile?.organization.defaultLanguage ?? env.DEFAULT_LOCALE
}
