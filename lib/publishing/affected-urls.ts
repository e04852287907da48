import { locales, localeForLanguage } from '@/lib/i18n/locales'
import type { Article } from '@/lib/model/article'
import { type FeedFormat, feedFiles, routes } from '@/lib/routes'
import { articlePath } from '@/lib/seo/article'

const formats = Object.keys(feedFiles) as FeedFormat[]

/** Every address that shows a published article as one of its latest, itself first. */
export function surfacesOf(article: Article): string[] {
  const locale = localeForLanguage(article.language)
  const { categories, collections, organizations, publishedAt } = article
  const year = publishedAt.getUTCFullYear()
  const month = publishedAt.getUTCMonth() + 1
  const path = articlePath(article)
  const companies = organizations.map(({ slug }) => slug)
  return [
    path,
    routes.markdown(path),
    routes.home(locale),
    routes.articles(locale),
    routes.archive(locale, year),
    routes.archive(locale, year, month),
    ...categories.map((category) => routes.category(locale, category)),
    ...collections.map((collection) => routes.collection(locale, collection)),
    ...companies.flatMap((slug) => [
      routes.company(locale, slug),
      routes.markdown(routes.company(locale, slug)),
    ]),
    ...locales.map((other) => routes.llms(other)),
    routes.sitemapIndex(),
    routes.sitemap(locale, { kind: 'articles', year, month, part: 1 }),
    routes.sitemap(locale, { kind: 'news', part: 1 }),
    ...formats.flatMap((format) => [
      routes.articlesFeed(format),
      routes.articlesFeed(format, locale),
      ...categories.map((category) => routes.categoryFeed(format, locale, category)),
      ...collections.map((collection) => routes.collectionFeed(format, locale, collection)),
      ...companies.map((slug) => routes.companyArticlesFeed(format, locale, slug)),
    ]),
  ]
}
