import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { listArticles } from '@/lib/data/articles/articles'
import { cacheLifetime, shortCacheLifetime } from '@/lib/data/cache-lifetime'
import { listJobs } from '@/lib/data/jobs/jobs'
import { listOrganizations, readEmployer } from '@/lib/data/organizations'
import { localeForLanguage } from '@/lib/i18n/locales'
import { type LlmsKey, routes } from '@/lib/routes'
import { ownPages } from '@/lib/settings/own-pages'
import { jobsLlms, type LlmsPart, localeLlms, organizationsLlms } from './llms'

/** Links of one list in one document. */
const partSize = 100
const latestCount = 50

/** The llms.txt of a locale: the first of its organizations and of the open jobs, and the latest articles that it shows. */
export async function getLlms(locale: string): Promise<string> {
  'use cache'
  await readEmployer()
  cacheTag(tags.organizations(), tags.jobs(), tags.articlesOf(locale))
  const [organizations, jobs, articles] = await Promise.all([
    listOrganizations(),
    listJobs(),
    listArticles({ language: locale }, 1, latestCount),
  ])
  cacheLife(cacheLifetime(['articles', 'organizations', 'jobs']))
  return localeLlms(
    {
      organizations: toPart(organizations, locale, { list: 'companies', page: 1 }),
      jobs: toPart(inLocale(jobs, locale), locale, { list: 'jobs', page: 1 }),
      articles: articles.items,
      pages: ownPages()
        .filter((page) => page.locale === locale && !page.noindex)
        .slice(0, partSize),
    },
    locale,
  )
}

/** A further page of a list. Null for a page after the last. */
export async function getLlmsList(locale: string, key: LlmsKey): Promise<string | null> {
  'use cache'
  await readEmployer()
  cacheTag(tags.organizations(), tags.jobs())
  cacheLife(cacheLifetime(['organizations', 'jobs']))
  if (key.list === 'companies') {
    const part = toPart(await listOrganizations(), locale, key)
    return part.items.length === 0 ? notFound() : organizationsLlms(part, locale)
  }
  const part = toPart(inLocale(await listJobs(), locale), locale, key)
  return part.items.length === 0 ? notFound() : jobsLlms(part, locale)
}

function notFound(): null {
  cacheLife(shortCacheLifetime())
  return null
}

/** The open jobs whose text is in the language of the locale. */
function inLocale<T extends { language: string }>(jobs: readonly T[], locale: string): T[] {
  return jobs.filter(({ language }) => localeForLanguage(language) === locale)
}

function toPart<T>(items: readonly T[], locale: string, { list, page }: LlmsKey): LlmsPart<T> {
  const end = page * partSize
  const next = end < items.length ? routes.llmsList(locale, { list, page: page + 1 }) : null
  return { items: items.slice(end - partSize, end), next }
}
