import 'server-only'
import { locales } from '@/lib/i18n/locales'
import { listArticles } from './articles'
import { listJobs } from './jobs'
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
    ...locales.flatMap((language) => [listArticles({ language }), listArticles({ language }, 1, 100)]),
  ])
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}
