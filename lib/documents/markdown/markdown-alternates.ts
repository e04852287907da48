import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { getArticle, listOrganizationArticles } from '@/lib/data/articles/articles'
import { cacheLifetime, shortCacheLifetime } from '@/lib/data/cache-lifetime'
import { getJob, listOrganizationJobs } from '@/lib/data/jobs/jobs'
import { findOrganization, getOrganization, readEmployer } from '@/lib/data/organizations'
import { localeForLanguage } from '@/lib/i18n/locales'
import { articlePage } from '@/lib/pages/article'
import { companyPage } from '@/lib/pages/company'
import { jobPage } from '@/lib/pages/job'
import { routes } from '@/lib/routes'
import { articlePath, jobPath, organizationMarkdownPath, organizationPath } from '@/lib/seo/canonical-paths'
import { articleMarkdown } from './article'
import { jobMarkdown } from './job'
import { organizationMarkdown } from './organization'

/** The Markdown of a page, and its own path. `page` is the canonical path of the page, which may differ from the one that was requested. */
export type MarkdownAlternate = { path: string; page: string; text: string }

/** Null like `getArticle`. */
export async function getArticleMarkdown(reference: string): Promise<MarkdownAlternate | null> {
  'use cache'
  await readEmployer()
  const article = await getArticle(reference)
  if (!article) return notFound(tags.article(reference))
  const organizations = await Promise.all(article.organizations.map(({ slug }) => findOrganization(slug)))
  cacheTag(...articlePage.cacheTags({ article }))
  cacheLife(cacheLifetime(['articles', 'organizations']))
  const known = organizations.flatMap((organization) => organization ?? [])
  const page = articlePath(article)
  return { path: routes.markdown(page), page, text: articleMarkdown(article, known) }
}

/** For readers of `locale`. Null like `getOrganization`. */
export async function getOrganizationMarkdown(
  slug: string,
  locale: string,
): Promise<MarkdownAlternate | null> {
  'use cache'
  await readEmployer()
  const [organization, jobs] = await Promise.all([getOrganization(slug), listOrganizationJobs(slug)])
  if (!organization) return notFound(tags.organizationSlug(slug))
  cacheTag(...companyPage.cacheTags({ locale, organization }))
  const articles = await listOrganizationArticles(organization.slug, locale)
  cacheLife(cacheLifetime(['articles', 'organizations', 'jobs']))
  return {
    path: organizationMarkdownPath(organization, locale),
    page: organizationPath(organization, locale),
    text: organizationMarkdown(organization, { jobs, articles }, locale),
  }
}

/** In the locale of the job's text. Null like `getJob`. */
export async function getJobMarkdown(
  organizationSlug: string,
  slug: string,
): Promise<MarkdownAlternate | null> {
  'use cache'
  await readEmployer()
  const [job, organization] = await Promise.all([
    getJob(organizationSlug, slug),
    getOrganization(organizationSlug),
  ])
  if (!job || !organization) return notFound(tags.organizationSlug(organizationSlug))
  cacheTag(...jobPage.cacheTags({ locale: localeForLanguage(job.language), job, organization }))
  cacheLife(cacheLifetime(['organizations', 'jobs']))
  const page = jobPath(job)
  return { path: routes.markdown(page), page, text: jobMarkdown(job, organization) }
}

function notFound(tag: string): null {
  cacheTag(tag)
  cacheLife(shortCacheLifetime())
  return null
}
