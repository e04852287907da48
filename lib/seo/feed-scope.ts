import { createTranslator } from 'next-intl'
import { env } from '@/lib/env'
import { defaultLocale, messagesFor } from '@/lib/i18n/locales'
import type { Category, Collection } from '@/lib/model/article'
import type { OrganizationSummary } from '@/lib/model/organization'
import {
  type ArticleFeedFormat,
  type FeedFormat,
  feedFormats,
  type JobFeedFormat,
  keysOf,
  routes,
} from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/absolute-url'

/** A list that has feeds: the head of its feeds, and the path of the feed in each format. URLs are absolute. */
export type FeedScope<Format extends FeedFormat> = {
  id: string
  title: string
  description: string
  language: string
  /** The page of the list. */
  home: string
  image: string | null
  paths: Readonly<Record<Format, string>>
}

/**
 * A permanent id (RFC 4151). It depends on the reference only: a new title, URL, language or host does not make an entry
 * new to feed readers.
 */
export function tagId(kind: 'article' | 'job' | 'feed', reference: string): string {
  return `tag:${env.TAG_AUTHORITY}:${kind}/${reference.split('/').map(encodeURIComponent).join('/')}`
}

/** A null locale means all locales; the title and description of the feed are then in `language`. */
export const feedScopes = {
  articles: (locale: string | null, language = locale ?? defaultLocale): FeedScope<ArticleFeedFormat> => ({
    ...words(language, locale === null ? 'allArticles' : 'articles'),
    id: tagId('feed', ['articles', locale].filter(Boolean).join('/')),
    home: absoluteUrl(routes.articles(language)),
    image: null,
    paths: articlePaths((format) => routes.articlesFeed(format, locale ?? undefined)),
  }),
  category: (locale: string, category: Category): FeedScope<ArticleFeedFormat> => ({
    ...words(locale, 'category', category.name),
    id: tagId('feed', `category/${category.reference}/${locale}`),
    home: absoluteUrl(routes.category(locale, category)),
    image: null,
    paths: articlePaths((format) => routes.categoryFeed(format, locale, category)),
  }),
  collection: (locale: string, collection: Collection): FeedScope<ArticleFeedFormat> => ({
    ...words(locale, 'collection', collection.name),
    id: tagId('feed', `collection/${collection.reference}/${locale}`),
    home: absoluteUrl(routes.collection(locale, collection)),
    image: collection.image && absoluteUrl(collection.image),
    paths: articlePaths((format) => routes.collectionFeed(format, locale, collection)),
  }),
  companyArticles: (locale: string, organization: OrganizationSummary): FeedScope<ArticleFeedFormat> => ({
    ...words(locale, 'companyArticles', organization.name),
    id: tagId('feed', `organization/${organization.reference}/articles/${locale}`),
    home: absoluteUrl(routes.company(locale, organization.slug)),
    image: organization.logo && absoluteUrl(organization.logo),
    paths: articlePaths((format) => routes.companyArticlesFeed(format, locale, organization.slug)),
  }),
  jobs: (locale: string | null, language = locale ?? defaultLocale): FeedScope<JobFeedFormat> => ({
    ...words(language, locale === null ? 'allJobs' : 'jobs'),
    id: tagId('feed', ['jobs', locale].filter(Boolean).join('/')),
    home: absoluteUrl(routes.jobs(language)),
    image: null,
    paths: jobPaths((format) => routes.jobsFeed(format, locale ?? undefined)),
  }),
  companyJobs: (
    locale: string,
    organization: Pick<OrganizationSummary, 'reference' | 'name' | 'slug' | 'logo'>,
  ): FeedScope<JobFeedFormat> => ({
    ...words(locale, 'companyJobs', organization.name),
    id: tagId('feed', `organization/${organization.reference}/jobs/${locale}`),
    home: absoluteUrl(routes.company(locale, organization.slug)),
    image: organization.logo && absoluteUrl(organization.logo),
    paths: jobPaths((format) => routes.companyJobsFeed(format, locale, organization.slug)),
  }),
}

function articlePaths(path: (format: ArticleFeedFormat) => string): Record<ArticleFeedFormat, string> {
  return { rss: path('rss'), atom: path('atom'), json: path('json') }
}

function jobPaths(path: (format: JobFeedFormat) => string): Record<JobFeedFormat, string> {
  return { rss: path('rss'), atom: path('atom'), json: path('json'), indeed: path('indeed') }
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

function words(
  locale: string,
  key: Words,
  name = '',
): Pick<FeedScope<never>, 'title' | 'description' | 'language'> {
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: 'Feeds' })
  const values = { siteName: env.SITE_NAME, name }
  return { title: t(`${key}.title`, values), description: t(`${key}.description`, values), language: locale }
}

/** A feed in the head of a page. */
export type FeedLink = { type: string; title: string; url: string }

/** The paths of a list's feeds by format. A format that the list does not have is missing. */
export type FeedPaths = Readonly<Partial<Record<FeedFormat, string>>>

/** A link for every format of the feeds. Their titles name the format, in the language of the page. */
export function feedLinks(
  ...scopes: readonly { title: string; language: string; paths: FeedPaths }[]
): readonly FeedLink[] {
  return scopes.flatMap(({ title, language, paths }) => {
    const t = createTranslator({ locale: language, messages: messagesFor(language), namespace: 'Feeds' })
    return keysOf(feedFormats).flatMap((format) => {
      const url = paths[format]
      const name = t('link', { title, format: t(`formats.${format}`) })
      return url === undefined ? [] : [{ type: feedFormats[format].type, title: name, url }]
    })
  })
}
