import 'server-only'
import { locales } from '@/lib/i18n/locales'
import { listMonths } from './article-months'
import { listArticles } from './articles'
import { listJobs } from './jobs'
import { listLatestArticles } from './latest-articles'
import { readOrganizationIndex } from './organization-index'
import { listOrganizations } from './organizations'

/**
 * Reads the lists by which requests for existing pages are told from others: the organizations, the jobs, the facets of both, and the
 * thousand latest articles of each locale, which sitemaps read too. Needs a request of Next.js, as every cached read. Throws if
 * one cannot be read; the others are read all the same.
 */
export async function warmDirectories(): Promise<void> {
  const outcomes = await Promise.allSettled([
    listOrganizations(),
    listJobs(),
    readOrganizationIndex(),
    listMonths(),
    ...locales.flatMap((language) => [listArticles({ language }), listArticles({ language }, 1, 100)]),
    readLatest(),
  ])
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}

/** One locale after another: all at once would leave no slot of the API client to pages. */
async function readLatest(): Promise<void> {
  for (const locale of locales) await listLatestArticles(locale)
}
