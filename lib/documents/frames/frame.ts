import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheLifetime, shortCacheLifetime } from '@/lib/data/cache-lifetime'
import { localeForLanguage } from '@/lib/i18n/locales'
import { placesOf } from '@/lib/model/jobs/job'
import { contractLabel, remoteText, salaryText } from '@/lib/model/jobs/job-facts'
import { articlePage, selectArticleImage } from '@/lib/pages/article'
import { jobPage, selectJobImage } from '@/lib/pages/job'
import { matchRoute } from '@/lib/pages/urls/page-route'
import { routes } from '@/lib/routes'
import { jobExcerpt } from '@/lib/seo/job'
import { type OpenGraphImage, toDescription } from '@/lib/seo/metadata'

/** What other sites show of the page of an article or a job. */
export type Frame = {
  /** The path of the page. */
  path: string
  /** The locale of the page, and the language of the title and the summary. */
  locale: string
  language: string
  title: string
  /** Who wrote or offers it, and the path of that page. */
  author: { name: string; path: string | null } | null
  /** Above the summary. */
  facts: readonly string[]
  summary: string | null
  image: OpenGraphImage
}

/** The frame of the page at a path; its own path can differ. Null for a page of another kind, and where there is no such page. */
export async function getFrame(path: string): Promise<Frame | null> {
  if (matchRoute(articlePage.routes, path)) return getArticleFrame(path)
  return matchRoute(jobPage.routes, path) ? getJobFrame(path) : null
}

async function getArticleFrame(path: string): Promise<Frame | null> {
  'use cache'
  const content = await articlePage.readAt(path)
  if (!content) return notFound()
  cacheTag(...articlePage.cacheTags(content))
  cacheLife(cacheLifetime(['articles', 'organizations']))
  const { article } = content
  const [organization] = article.organizations
  const { description } = await articlePage.metadata(content)
  const authors = article.authors.map(({ name }) => name).join(', ')
  return {
    path: articlePage.path(content),
    locale: localeForLanguage(article.language),
    language: article.language,
    title: article.name,
    author: authors ? { name: authors, path: null } : null,
    facts: [article.categories[0]?.name ?? [], organization?.name ?? []].flat(),
    summary: article.summary ?? description ?? null,
    image: await selectArticleImage(article),
  }
}

async function getJobFrame(path: string): Promise<Frame | null> {
  'use cache'
  const content = await jobPage.readAt(path)
  if (!content) return notFound()
  cacheTag(...jobPage.cacheTags(content))
  cacheLife(cacheLifetime(['organizations', 'jobs']))
  const { locale, job, organization } = content
  const facts = job.isSpontaneous
    ? []
    : [...placesOf(job).slice(0, 3), contractLabel(job, locale)?.text, remoteText(job, locale)]
  const excerpt = jobExcerpt(job)
  return {
    path: jobPage.path(content),
    locale,
    language: job.language,
    title: job.name,
    author: { name: organization.name, path: routes.company(locale, organization.slug) },
    facts: [organization.name, ...facts, salaryText(job.salary, locale)].flatMap((fact) => fact || []),
    summary: excerpt === null ? null : toDescription(excerpt),
    image: await selectJobImage(content),
  }
}

function notFound(): null {
  cacheLife(shortCacheLifetime())
  return null
}
