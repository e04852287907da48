import { createTranslator } from 'use-intl/core'
import { env } from '@/lib/env'
import { defaultLocale, messagesFor } from '@/lib/i18n/locales'
import { type JobFilter, toFilterSegment } from '@/lib/job-filter'
import type { Category, Collection } from '@/lib/model/articles/article'
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
import { siteName } from '@/lib/settings/site'

/** A list that has feeds: the head of its feeds, and the paths of their documents in each format. URLs are absolute. */
export type FeedScope<Format extends FeedFormat> = {
  id: string
  title: string
  description: string
  language: string
  /** The page of the list. */
  home: string
  image: string | null
  /** Of the documents with the newest entries. */
  paths: Readonly<Record<Format, string>>
  archivePath: (format: Format, archive: number) => string
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
    ...articlePaths((format, archive) => routes.articlesFeed(format, locale ?? undefined, archive)),
  }),
  category: (locale: string, category: Category): FeedScope<ArticleFeedFormat> => ({
    ...words(locale, 'category', category.name),
    id: tagId('feed', `category/${category.reference}/${locale}`),
    home: absoluteUrl(routes.category(locale, category)),
    image: null,
    ...articlePaths((format, archive) => routes.categoryFeed(format, locale, category, archive)),
  }),
  collection: (locale: string, collection: Collection): FeedScope<ArticleFeedFormat> => ({
    ...words(locale, 'collection', collection.name),
    id: tagId('feed', `collection/${collection.reference}/${locale}`),
    home: absoluteUrl(routes.collection(locale, collection)),
    image: collection.image && absoluteUrl(collection.image),
    ...articlePaths((format, archive) => routes.collectionFeed(format, locale, collection, archive)),
  }),
  companyArticles: (locale: string, organization: OrganizationSummary): FeedScope<ArticleFeedFormat> => ({
    ...words(locale, 'companyArticles', organization.name),
    id: tagId('feed', `organization/${organization.reference}/articles/${locale}`),
    home: absoluteUrl(routes.company(locale, organization.slug)),
    image: organization.logo && absoluteUrl(organization.logo),
    ...articlePaths((format, archive) =>
      routes.companyArticlesFeed(format, locale, organization.slug, archive),
    ),
  }),
  jobs: (locale: string | null, language = locale ?? defaultLocale): FeedScope<JobFeedFormat> => ({
    ...words(language, locale === null ? 'allJobs' : 'jobs'),
    id: tagId('feed', ['jobs', locale].filter(Boolean).join('/')),
    home: absoluteUrl(routes.jobs(language)),
    image: null,
    ...jobPaths((format, archive) => routes.jobsFeed(format, locale ?? undefined, archive)),
  }),
  /** `labels` name what the state selects. */
  jobSearch: (locale: string, filter: JobFilter, labels: string): FeedScope<ArticleFeedFormat> => ({
    ...words(locale, 'jobSearch', labels),
    id: tagId('feed', `jobs/search/${locale}/${toFilterSegment(filter)}`),
    home: absoluteUrl(routes.jobSearch(locale, filter)),
    image: null,
    ...articlePaths((format, archive) => routes.jobSearchFeed(format, locale, filter, archive)),
  }),
  companyJobs: (
    locale: string,
    organization: Pick<OrganizationSummary, 'reference' | 'name' | 'slug' | 'logo'>,
  ): FeedScope<JobFeedFormat> => ({
    ...words(locale, 'companyJobs', organization.name),
    id: tagId('feed', `organization/${organization.reference}/jobs/${locale}`),
    home: absoluteUrl(routes.company(locale, organization.slug)),
    image: organization.logo && absoluteUrl(organization.logo),
    ...jobPaths((format, archive) => routes.companyJobsFeed(format, locale, organization.slug, archive)),
  }),
}

type Paths<Format extends FeedFormat> = Pick<FeedScope<Format>, 'paths' | 'archivePath'>

function articlePaths(
  path: (format: ArticleFeedFormat, archive: number | null) => string,
): Paths<ArticleFeedFormat> {
  const paths = { rss: path('rss', null), atom: path('atom', null), json: path('json', null) }
  return { paths, archivePath: path }
}

function jobPaths(path: (format: JobFeedFormat, archive: number | null) => string): Paths<JobFeedFormat> {
  return { paths: { ...articlePaths(path).paths, indeed: path('indeed', null) }, archivePath: path }
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
  | 'jobSearch'

function words(
  locale: string,
  key: Words,
  name = '',
): Pick<FeedScope<never>, 'title' | 'description' | 'language'> {
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: 'Feeds' })
  const values = { siteName: siteName(locale), name }
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
