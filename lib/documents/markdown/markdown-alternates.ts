import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { getArticle, listArticles, listOrganizationArticles } from '@/lib/data/articles'
import { lifeUntil } from '@/lib/data/cache-lifetime'
import { getJob, listOrganizationWholeJobs, listWholeJobs } from '@/lib/data/jobs'
import { getOrganization, listOrganizations } from '@/lib/data/organizations'
import { getSchedule } from '@/lib/data/schedule'
import { defaultLocale, ownerLocale } from '@/lib/i18n/locales'
import type { ArticleSummary } from '@/lib/model/article'
import { articlePath } from '@/lib/seo/article'
import { jobPath } from '@/lib/seo/job-path'
import { organizationPath } from '@/lib/seo/organization'
import { articleTwin } from './article'
import { jobTwin } from './job'
import { localeLlms } from './llms'
import { organizationTwin } from './organization'

/** A page in Markdown, and the path of that page, which may not be the one that was asked for. */
export type Twin = { path: string; text: string }

/** Null like `getArticle`. */
export async function getArticleTwin(day: string, slug: string, reference: string): Promise<Twin | null> {
  const article = await getArticle(day, slug, reference)
  return article && { path: articlePath(article), text: await writeArticle(day, slug, reference) }
}

async function writeArticle(day: string, slug: string, reference: string): Promise<string> {
  'use cache'
  cacheTag(tags.article(reference))
  const now = new Date()
  const [{ next }, article, organizations] = await Promise.all([
    getSchedule(),
    getArticle(day, slug, reference),
    listOrganizations(),
  ])
  cacheLife(lifeUntil(next, now))
  if (!article) throw new Error(`article ${reference} was withdrawn while it was written`)
  return articleTwin(article, organizations)
}

/** For readers of `locale`. Null like `getOrganization`. */
export async function getOrganizationTwin(slug: string, locale: string): Promise<Twin | null> {
  const organization = await getOrganization(slug)
  return (
    organization && {
      path: organizationPath(organization, locale),
      text: await writeOrganization(slug, locale),
    }
  )
}

async function writeOrganization(slug: string, locale: string): Promise<string> {
  'use cache'
  cacheTag(tags.organizationSlug(slug))
  const now = new Date()
  const [{ next }, organization, jobs] = await Promise.all([
    getSchedule(),
    getOrganization(slug),
    listOrganizationWholeJobs(slug),
  ])
  cacheLife(lifeUntil(next, now))
  if (!organization) throw new Error(`organization ${slug} was withdrawn while it was written`)
  const articles = await listOrganizationArticles(organization.reference, locale)
  return organizationTwin(organization, { jobs, articles }, locale)
}

/** In the locale of its text. Null like `getJob`. */
export async function getJobTwin(organizationSlug: string, slug: string): Promise<Twin | null> {
  const job = await getJob(organizationSlug, slug)
  return job && { path: jobPath(job), text: await writeJob(organizationSlug, slug) }
}

async function writeJob(organizationSlug: string, slug: string): Promise<string> {
  'use cache'
  cacheTag(tags.organizationSlug(organizationSlug))
  const [job, organization] = await Promise.all([
    getJob(organizationSlug, slug),
    getOrganization(organizationSlug),
  ])
  cacheLife(lifeUntil(null, new Date()))
  if (!job || !organization) throw new Error(`job ${slug} was withdrawn while it was written`)
  return jobTwin(job, organization)
}

const latestCount = 50

/** What a locale has: its organizations, the jobs that are open in its language, its latest articles. */
export async function getLlms(locale: string): Promise<string> {
  'use cache'
  cacheTag(tags.organizations(), tags.jobs(), tags.articles())
  const now = new Date()
  const [{ next }, organizations, jobs, articles] = await Promise.all([
    getSchedule(),
    listOrganizations(),
    listWholeJobs(),
    listLatest(locale),
  ])
  cacheLife(lifeUntil(next, now))
  return localeLlms(
    {
      organizations,
      jobs: jobs.filter((job) => ownerLocale(job.language) === locale),
      articles: articles.slice(0, latestCount),
    },
    locale,
  )
}

/** The default locale has the articles in languages that the site does not serve as well. */
async function listLatest(locale: string): Promise<readonly ArticleSummary[]> {
  const { items } = await listArticles({ language: locale }, 1, latestCount)
  if (locale !== defaultLocale) return items
  const latest = (await listArticles({}, 1, 100)).items.filter(
    (article) => article.language !== locale && ownerLocale(article.language) === locale,
  )
  return [...items, ...latest].sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
}
