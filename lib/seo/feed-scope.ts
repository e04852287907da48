import { createTranslator } from 'next-intl'
import { type Feed, tagId } from '@/lib/documents/feeds/feed'
import { env } from '@/lib/env'
import { defaultLocale, messagesFor } from '@/lib/i18n/locales'
import type { Category, Collection } from '@/lib/model/article'
import type { OrganizationSummary } from '@/lib/model/organization'
import { type FeedFormat, feedTypes, type JobFeedFormat, routes } from '@/lib/routes'
import { absolute } from './json-ld/graph'

/** What a feed follows: everything of it but its entries, and its address in every form there is. */
export type FeedScope<Format extends JobFeedFormat> = Omit<Feed, 'self' | 'entries'> & {
  paths: Readonly<Record<Format, string>>
}

/** A null locale means all of them; the words about the feed are then in `language`. */
export const feedScopes = {
  articles: (locale: string | null, language = locale ?? defaultLocale): FeedScope<FeedFormat> => ({
    ...words(language, locale === null ? 'allArticles' : 'articles'),
    id: tagId('feed', ['articles', locale].filter(Boolean).join('/')),
    home: absolute(routes.articles(language)),
    image: null,
    paths: articlePaths((format) => routes.articlesFeed(format, locale ?? undefined)),
  }),
  category: (locale: string, category: Category): FeedScope<FeedFormat> => ({
    ...words(locale, 'category', category.name),
    id: tagId('feed', `category/${category.reference}/${locale}`),
    home: absolute(routes.category(locale, category)),
    image: null,
    paths: articlePaths((format) => routes.categoryFeed(format, locale, category)),
  }),
  collection: (locale: string, collection: Collection): FeedScope<FeedFormat> => ({
    ...words(locale, 'collection', collection.name),
    id: tagId('feed', `collection/${collection.reference}/${locale}`),
    home: absolute(routes.collection(locale, collection)),
    image: collection.image && absolute(collection.image),
    paths: articlePaths((format) => routes.collectionFeed(format, locale, collection)),
  }),
  companyArticles: (locale: string, organization: OrganizationSummary): FeedScope<FeedFormat> => ({
    ...words(locale, 'companyArticles', organization.name),
    id: tagId('feed', `organization/${organization.reference}/articles/${locale}`),
    home: absolute(routes.company(locale, organization.slug)),
    image: organization.logo && absolute(organization.logo),
    paths: articlePaths((format) => routes.companyArticlesFeed(format, locale, organization.slug)),
  }),
  jobs: (locale: string | null, language = locale ?? defaultLocale): FeedScope<JobFeedFormat> => ({
    ...words(language, locale === null ? 'allJobs' : 'jobs'),
    id: tagId('feed', ['jobs', locale].filter(Boolean).join('/')),
    home: absolute(routes.jobs(language)),
    image: null,
    paths: jobPaths((format) => routes.jobsFeed(format, locale ?? undefined)),
  }),
  companyJobs: (
    locale: string,
    organization: Pick<OrganizationSummary, 'reference' | 'name' | 'slug' | 'logo'>,
  ): FeedScope<JobFeedFormat> => ({
    ...words(locale, 'companyJobs', organization.name),
    id: tagId('feed', `organization/${organization.reference}/jobs/${locale}`),
    home: absolute(routes.company(locale, organization.slug)),
    image: organization.logo && absolute(organization.logo),
    paths: jobPaths((format) => routes.companyJobsFeed(format, locale, organization.slug)),
  }),
}

function articlePaths(path: (format: FeedFormat) => string): Record<FeedFormat, string> {
  return { rss: path('rss'), atom: path('atom'), json: path('json') }
}

function jobPaths(path: (format: JobFeedFormat) => string): Record<JobFeedFormat, string> {
  return { ...articlePaths(path), indeed: path('indeed') }
}

type Words =
  | 'articles'
  | 'allArticles'
  | 'category'
  | 'collection'
  | 'companyArticles'
  | 'jobs'
  | 'allJobs'
  | 'companyJobs'

function words(locale: string, key: Words, name = ''): Pick<Feed, 'title' | 'description' | 'language'> {
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: 'Feeds' })
  const values = { siteName: env.SITE_NAME, name }
  return { title: t(`${key}.title`, values), description: t(`${key}.description`, values), language: locale }
}

/** A feed as a page's head names it. */
export type FeedLink = { type: string; title: string; url: string }

type Linked = Pick<Feed, 'title' | 'language'> & { paths: Readonly<Partial<Record<JobFeedFormat, string>>> }

/** Every form of the feeds, so named that they can be told apart, in the language of the page. */
export function feedLinks(...scopes: readonly Linked[]): readonly FeedLink[] {
  return scopes.flatMap(({ title, language, paths }) => {
    const t = createTranslator({ locale: language, messages: messagesFor(language), namespace: 'Feeds' })
    return (['rss', 'atom', 'json', 'indeed'] as const).flatMap((format) => {
      const url = paths[format]
      const name = t('link', { title, format: t(`formats.${format}`) })
      return url === undefined ? [] : [{ type: feedTypes[format], title: name, url }]
    })
  })
}
