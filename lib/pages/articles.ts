import { noSelection, parseArticleSegment, selectsArticles } from '@/lib/article-selection'
import { tags } from '@/lib/cache-tags'
import { type ArticleSearch, searchArticles } from '@/lib/data/articles/article-search'
import { listArticleLocales, listArticles } from '@/lib/data/articles/articles'
import { locales, messagesFor } from '@/lib/i18n/locales'
import { translatorFor } from '@/lib/i18n/translator'
import { selectionParts, selectionText } from '@/lib/model/search/selection-labels'
import { routes } from '@/lib/routes'
import { versionsIn } from '@/lib/seo/alternates'
import { articlesBreadcrumb, type Breadcrumbs, pagedBreadcrumbs } from '@/lib/seo/breadcrumbs'
import { feedLinks, feedScopes } from '@/lib/seo/feed-scope'
import { articleListGraph } from '@/lib/seo/json-ld/list'
import { pageMetadata } from '@/lib/seo/metadata'
import { versionEntry } from '@/lib/seo/sitemap-entries'
import { pageDescription } from './job-board'
import { selectOpenGraphImage } from './open-graph-image'
import { definePage } from './page-kind'
import { readPageNumber } from './urls/page-number'

export type ArticlesContent = ArticleSearch & { locale: string }

/** The board of articles: the first page of all articles, numbered pages, and the pages of states. */
export const articlesPage = definePage<ArticlesContent>({
  browser: 'react',
  routes: ['/[locale]/articles', '/[locale]/articles/page/[page]', '/[locale]/articles/search/[filters]'],
  /** The first page exists even without articles. A numbered page exists only with articles. */
  read: async ({ locale = '', page: param, filters }) => {
    const page = readPageNumber(param)
    const state =
      filters === undefined ? page && { selection: noSelection, page } : parseArticleSegment(filters)
    if (!state) return null
    const found = await searchArticles(locale, state.selection, state.page)
    return state.page === 1 || found.articles.items.length > 0 ? { locale, ...found } : null
  },
  path,
  languageLinks: (content) => versionsIn(locales, (locale) => inOtherLocale(content, locale)),
  breadcrumbs,
  metadata: async (content) => {
    const { locale, selection, articles } = content
    const t = translatorFor(locale)
    const isState = selectsArticles(selection)
    const labels = labelText(content)
    const description = isState
      ? t('ArticleBoard.description', { count: articles.total, labels })
      : t('Articles.description')
    return pageMetadata({
      locale,
      path: path(content),
      title: withPage(content, articlesTitle(content)),
      description: pageDescription({ locale: content.locale, page: content.articles.page }, description),
      image: await selectOpenGraphImage([], routes.articles(locale)),
      versions: await readVersions(content),
      noindex: isState || articles.total === 0,
      // The feeds of this locale, and the feeds of all locales.
      feeds: feedLinks(feedScopes.articles(locale), feedScopes.articles(null, locale)),
    })
  },
  jsonLd: (content) => {
    const { locale, selection, articles } = content
    const page = { locale, path: path(content), name: articlesTitle(content) }
    // The list of a state that search engines do not index is not described to them.
    const shown = selectsArticles(selection) ? { ...articles, items: [] } : articles
    return articleListGraph({ ...page, breadcrumbs: breadcrumbs(content) }, shown)
  },
  openGraphImage: (content) => {
    const { locale } = content
    const { title, intro } = messagesFor(locale).Articles
    return path(content) === routes.articles(locale)
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
  cacheTags: ({ locale }) => [tags.articlesOf(locale)],
})

function path({ locale, selection, articles }: ArticlesContent): string {
  return routes.articleSearch(locale, selection, articles.page)
}

export function articlesTitle(content: ArticlesContent): string {
  const t = translatorFor(content.locale)
  const labels = labelText(content)
  return labels === '' ? t('Articles.title') : t('ArticleBoard.title', { labels })
}

function withPage({ locale, articles: { page } }: ArticlesContent, text: string): string {
  return page === 1 ? text : translatorFor(locale)('Articles.pageTitle', { title: text, page })
}

function labelText({ locale, selection, labels }: ArticlesContent): string {
  const t = translatorFor(locale)
  return selectionText(
    selectionParts(selection, labels, locale, (words) => t('ArticleBoard.active.words', { words })),
    locale,
    (count) => t('ArticleBoard.active.others', { count }),
  )
}

function breadcrumbs(content: ArticlesContent): Breadcrumbs {
  const { locale, selection, articles } = content
  const list = articlesBreadcrumb(locale)
  if (!selectsArticles(selection))
    return articles.page === 1 ? [] : pagedBreadcrumbs([list], locale, articles.page)
  const own = { name: labelText(content), href: routes.articleSearch(locale, selection) }
  return pagedBreadcrumbs([list, own], locale, articles.page)
}

/** The language versions of the page. Numbered pages and states have none: they show different articles in each locale. */
async function readVersions({ selection, articles }: ArticlesContent) {
  const isFirst = articles.page === 1 && !selectsArticles(selection)
  return versionsIn(isFirst ? await listArticleLocales({}) : [], (locale) => routes.articles(locale))
}

/** The same state in another locale: it may show no articles there, but the visitor does not have to select it again. */
function inOtherLocale({ selection }: ArticlesContent, locale: string): string {
  return routes.articleSearch(locale, { ...selection, language: '' })
}
