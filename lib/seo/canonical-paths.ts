import { currentEmployer } from '@/lib/employer'
import { env } from '@/lib/env'
import { localeForLanguage, locales } from '@/lib/i18n/locales'
import type { ArticleSummary, ListedArticle } from '@/lib/model/articles/article'
import type { JobSummary } from '@/lib/model/jobs/job'
import { textIn } from '@/lib/model/localized'
import type { OrganizationSummary } from '@/lib/model/organization'
import { type Alternate, routes } from '@/lib/routes'
import { versionsIn } from './alternates'

/** The path of an article: it has one page, in the locale of its language. */
export function articlePath(
  article: Pick<ListedArticle, 'reference' | 'slug' | 'language' | 'publishedAt'>,
): string {
  return routes.article(localeForLanguage(article.language), article)
}

/** Whether one of ORIGINAL_PUBLISHER_HOSTS published the article first: its canonical URL is there. */
export function isSyndicated({ originalUrl }: Pick<ArticleSummary, 'originalUrl'>): boolean {
  return originalUrl !== null && env.ORIGINAL_PUBLISHER_HOSTS.includes(new URL(originalUrl).hostname)
}

/** A path of this site, or the absolute URL of the original of a syndicated article. */
export function articleCanonical(article: ArticleSummary): string {
  return isSyndicated(article) && article.originalUrl !== null ? article.originalUrl : articlePath(article)
}

/** The canonical path of a job, in the locale of its text. Every other locale has a page of the job too. */
export function jobPath(job: JobSummary): string {
  return routes.job(localeForLanguage(job.language), job.organization.slug, job.slug)
}

/**
 * The versions of a profile page: those in the site's locales that the organization has a description in, and all those of the home
 * page.
 */
export function organizationVersions(organization: OrganizationSummary): Alternate[] {
  const { slug } = organization
  return versionsIn(versionLocales(organization), (locale) => routes.company(locale, slug))
}

function versionLocales({ slug, descriptions }: OrganizationSummary): readonly string[] {
  if (currentEmployer()?.slug === slug) return locales
  return locales.filter((locale) => textIn(descriptions, locale))
}

/**
 * The canonical path of a profile page in `locale`: the page itself if the organization has a description in that locale,
 * else the version in its default language, else its first version.
 */
export function organizationPath(organization: OrganizationSummary, locale: string): string {
  return routes.company(canonicalLocale(organization, locale), organization.slug)
}

/** The path of the Markdown alternate of that page. */
export function organizationMarkdownPath(organization: OrganizationSummary, locale: string): string {
  return routes.markdown(routes.profile(canonicalLocale(organization, locale), organization.slug))
}

function canonicalLocale(organization: OrganizationSummary, locale: string): string {
  const versions = versionLocales(organization)
  const ownLocale = localeForLanguage(organization.defaultLanguage)
  return [locale, ownLocale].find((version) => versions.includes(version)) ?? versions[0] ?? ownLocale
}
