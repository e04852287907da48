import { tags } from '@/lib/cache-tags'
import { listArticleLocales, listArticles } from '@/lib/data/articles'
import { localeForLanguage, locales, messagesFor } from '@/lib/i18n/locales'
import { translatorFor } from '@/lib/i18n/translator'
import type { ArticlePage } from '@/lib/model/article'
import { articleFeedFormats, keysOf, routes } from '@/lib/routes'
import { switcherLinks, versionsIn } from '@/lib/seo/alternates'
import { articlesBreadcrumb, type Breadcrumbs, pagedBreadcrumbs } from '@/lib/seo/breadcrumbs'
import { feedLinks, feedScopes } from '@/lib/seo/feed-scope'
import { articleListGraph } from '@/lib/seo/json-ld/list'
import { pageMetadata } from '@/lib/seo/metadata'
import { versionEntry } from '@/lib/seo/sitemap-entries'
import { selectOpenGraphImage } from './open-graph-image'
import { definePage } from './page-kind'
import { readPageNumber } from './page-number'

type Content = { locale: string; articles: ArticlePage }

/** All articles of a language: a first page and numbered pages. */
export const articlesPage = definePage<Content>({
  routes: ['/[locale]/articles', '/[locale]/articles/page/[page]'],
  /** The first page exists even without articles. A numbered page exists only with articles. */
  read: async ({ locale = '', page: param }) => {
    const page = readPageNumber(param)
    if (page === null) return null
    const articles = await listArticles({ language: locale }, page)
    return page === 1 || articles.items.length > 0 ? { locale, articles } : null
  },
  path: ({ locale, articles }) => routes.articles(locale, articles.page),
  languageLinks: async (content) => switcherLinks(await readVersions(content), routes.articles),
  breadcrumbs,
  metadata: async (content) => {
    const { locale, articles } = content
    const { page } = articles
    const t = translatorFor(locale)
    const withPageNumber = (text: string) =>
      page === 1 ? text : t('Articles.pageTitle', { title: text, page })
    return pageMetadata({
      locale,
      path: routes.articles(locale, page),
      title: withPageNumber(t('Articles.title')),
      description: withPageNumber(t('Articles.description')),
      image: await selectOpenGraphImage(null, routes.articles(locale)),
      versions: await readVersions(content),
      noindex: articles.total === 0,
      // The feeds of this locale, and the feeds of all locales.
      feeds: feedLinks(feedScopes.articles(locale), feedScopes.articles(null, locale)),
    })
  },
  jsonLd: (content) => {
    const { locale, articles } = content
    const path = routes.articles(locale, articles.page)
    const { title } = messagesFor(locale).Articles
    return articleListGraph({ locale, path, name: title, breadcrumbs: breadcrumbs(content) }, articles)
  },
  openGraphImage: ({ locale, articles }) => {
    const { title, intro } = messagesFor(locale).Articles
    return articles.page === 1
      ? { path: routes.articles(locale), label: title, title: intro, facts: [] }
      : null
  },
  hasMarkdown: false,
  sitemap: {
    lists: {
      pages: async (locale) => {
        const { pageCount } = await listArticles({ language: locale })
        const numbered = Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) => index + 2)
        return [
          ...versionEntry(locale, await listArticleLocales({}), (version) => routes.articles(version)),
          ...numbered.map((page) => ({ path: routes.articles(locale, page) })),
        ]
      },
    },
    month: null,
  },
  cacheTags: () => [tags.articles()],
  affectedUrls: {
    article: ({ language }) => {
      const locale = localeForLanguage(language)
      return [
        // The other locales' first pages are versions of it, which exist as long as they have articles.
        ...locales.map((other) => routes.articles(other)),
        ...keysOf(articleFeedFormats).flatMap((format) => [
          routes.articlesFeed(format),
          routes.articlesFeed(format, locale),
        ]),
      ]
    },
    organization: () => [],
    job: () => [],
  },
})

function breadcrumbs({ locale, articles }: Content): Breadcrumbs {
  return articles.page === 1 ? [] : pagedBreadcrumbs([articlesBreadcrumb(locale)], locale, articles.page)
}

/** The language versions of the page. Numbered pages have none, because they show different articles in each locale. */
async function readVersions({ articles }: Content) {
  const locales = articles.page === 1 ? await listArticleLocales({}) : []
  return versionsIn(locales, (locale) => routes.articles(locale))
}
