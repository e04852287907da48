import { toLanguage } from '@vitrine/api-contract/language'
import { tags } from '@/lib/cache-tags'
import { listOtherLanguages } from '@/lib/data/articles/article-choices'
import { listArticles } from '@/lib/data/articles/articles'
import { formatLanguage } from '@/lib/i18n/format'
import { defaultLocale, isLocale, languageGroup } from '@/lib/i18n/locales'
import { translatorFor } from '@/lib/i18n/translator'
import type { ArticlePage } from '@/lib/model/articles/article'
import { routes } from '@/lib/routes'
import { articlesBreadcrumb, type Breadcrumbs, pagedBreadcrumbs } from '@/lib/seo/breadcrumbs'
import { articleListGraph } from '@/lib/seo/json-ld/list'
import { pageMetadata } from '@/lib/seo/metadata'
import type { SitemapEntry } from '@/lib/seo/sitemap-entries'
import { selectOpenGraphImage } from './open-graph-image'
import { definePage } from './page-kind'
import { readPageNumber } from './urls/page-number'

export type LanguageArticles = { language: string; articles: ArticlePage }

/**
 * The articles in a language without an interface: a first page and numbered pages, in the default locale. The lists of locales
 * show one language each.
 */
export const languageArticlesPage = definePage<LanguageArticles>({
  browser: 'elements',
  routes: ['/[locale]/articles/languages/[language]', '/[locale]/articles/languages/[language]/page/[page]'],
  /** Also finds the list by another spelling of the language, and in another locale. */
  read: async ({ language: tag = '', page: number }) => {
    const language = languageGroup(toLanguage(tag) ?? '')
    const page = readPageNumber(number)
    if (language === '' || isLocale(language) || !page) return null
    const articles = await listArticles({ language }, page)
    return articles.items.length > 0 ? { language, articles } : null
  },
  path,
  languageLinks: (content) => [{ locale: defaultLocale, href: path(content) }],
  breadcrumbs,
  metadata: async (content) => {
    const t = translatorFor(defaultLocale)
    const { page, total } = content.articles
    const title = languageArticlesTitle(content)
    return pageMetadata({
      locale: defaultLocale,
      path: path(content),
      title: page === 1 ? title : t('Articles.pageTitle', { title, page }),
      description: t('Articles.languageDescription', { language: nameOf(content), count: total }),
      image: await selectOpenGraphImage([], routes.articles(defaultLocale)),
    })
  },
  jsonLd: (content) => {
    const page = { locale: defaultLocale, path: path(content), name: languageArticlesTitle(content) }
    return articleListGraph({ ...page, breadcrumbs: breadcrumbs(content) }, content.articles)
  },
  openGraphImage: () => null,
  hasMarkdown: false,
  sitemap: {
    lists: { pages: async (locale) => (locale === defaultLocale ? listSitemapEntries() : []) },
    month: null,
  },
  cacheTags: ({ language }) => [tags.articlesOf(language)],
})

export function languageArticlesTitle(content: LanguageArticles): string {
  return translatorFor(defaultLocale)('Articles.languageTitle', { language: nameOf(content) })
}

function nameOf({ language }: LanguageArticles): string {
  return formatLanguage(language, defaultLocale)
}

function path({ language, articles }: LanguageArticles): string {
  return routes.languageArticles(defaultLocale, language, articles.page)
}

function breadcrumbs(content: LanguageArticles): Breadcrumbs {
  const own = {
    name: languageArticlesTitle(content),
    href: routes.languageArticles(defaultLocale, content.language),
  }
  return pagedBreadcrumbs([articlesBreadcrumb(defaultLocale), own], defaultLocale, content.articles.page)
}

async function listSitemapEntries(): Promise<readonly SitemapEntry[]> {
  const lists = await Promise.all(
    (await listOtherLanguages()).map(async (language) => ({
      language,
      pageCount: (await listArticles({ language })).pageCount,
    })),
  )
  return lists.flatMap(({ language, pageCount }) =>
    Array.from({ length: pageCount }, (_, index) => ({
      path: routes.languageArticles(defaultLocale, language, index + 1),
    })),
  )
}
