import { createTranslator } from 'next-intl'
import { env } from '@/lib/env'
import { defaultLocale, messagesFor } from '@/lib/i18n/locales'
import type { Category, Collection } from '@/lib/model/article'
import type { OrganizationSummary } from '@/lib/model/organization'
import { type FeedFormat, feedFiles, feedTypes, type JobFeedFormat, jobFeedFiles, routes } from '@/lib/routes'
import { absolute } from '@/lib/seo/json-ld/graph'
import { type Feed, tagId } from './feed'

/** What a feed follows: everything of it but its entries, in every form there is. */
export type FeedScope<Format extends JobFeedFormat = JobFeedFormat> = Omit<Feed, 'self' | 'entries'> & {
  formats: readonly Format[]
  path: (format: Format) => string
}

export type ArticleScope = FeedScope<FeedFormat>

const articleFormats = Object.keys(feedFiles) as FeedFormat[]
const jobFormats = Object.keys(jobFeedFiles) as JobFeedFormat[]

/** A null locale means all of them; the words about the feed are then in the default one. */
export const feedScopes = {
  articles: (locale: string | null): ArticleScope => ({
    ...words(locale ?? defaultLocale, locale === null ? 'allArticles' : 'articles'),
    id: tagId('feed', ['articles', locale].filter(Boolean).join('/')),
    home: absolute(routes.articles(locale ?? defaultLocale)),
    image: null,
    formats: articleFormats,
    path: (format) => routes.articlesFeed(format, locale ?? undefined),
  }),
  category: (locale: string, category: Category): ArticleScope => ({
    ...words(locale, 'category', category.name),
    id: tagId('feed', `category/${category.reference}/${locale}`),
    home: absolute(routes.category(locale, category)),
    image: null,
    formats: articleFormats,
    path: (format) => routes.categoryFeed(format, locale, category),
  }),
  collection: (locale: string, collection: Collection): ArticleScope => ({
    ...words(locale, 'collection', collection.name),
    id: tagId('feed', `collection/${collection.reference}/${locale}`),
    home: absolute(routes.collection(locale, collection)),
    image: collection.image && absolute(collection.image),
    formats: articleFormats,
    path: (format) => routes.collectionFeed(format, locale, collection),
  }),
  companyArticles: (locale: string, organization: OrganizationSummary): ArticleScope => ({
    ...words(locale, 'companyArticles', organization.name),
    id: tagId('feed', `organization/${organization.reference}/articles/${locale}`),
    home: absolute(routes.company(locale, organization.slug)),
    image: organization.logo && absolute(organization.logo),
    formats: articleFormats,
    path: (format) => routes.companyArticlesFeed(format, locale, organization.slug),
  }),
  jobs: (locale: string | null): FeedScope => ({
    ...words(locale ?? defaultLocale, locale === null ? 'allJobs' : 'jobs'),
    id: tagId('feed', ['jobs', locale].filter(Boolean).join('/')),
    home: absolute(routes.jobs(locale ?? defaultLocale)),
    image: null,
    formats: jobFormats,
    path: (format) => routes.jobsFeed(format, locale ?? undefined),
  }),
  companyJobs: (
    locale: string,
    organization: Pick<OrganizationSummary, 'reference' | 'name' | 'slug' | 'logo'>,
  ): FeedScope => ({
    ...words(locale, 'companyJobs', organization.name),
    id: tagId('feed', `organization/${organization.reference}/jobs/${locale}`),
    home: absolute(routes.company(locale, organization.slug)),
    image: organization.logo && absolute(organization.logo),
    formats: jobFormats,
    path: (format) => routes.companyJobsFeed(format, locale, organization.slug),
  }),
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

/** Every form of the feeds, so named that they can be told apart, in the language of the page. */
export function feedLinks(...scopes: readonly FeedScope<never>[]): readonly FeedLink[] {
  return (scopes as readonly FeedScope[]).flatMap(({ title, language, formats, path }) => {
    const t = createTranslator({ locale: language, messages: messagesFor(language), namespace: 'Feeds' })
    return formats.map((format) => ({
      type: feedTypes[format],
      title: t('link', { title, format: t(`formats.${format}`) }),
      url: path(format),
    }))
  })
}
