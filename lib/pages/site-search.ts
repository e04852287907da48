import { tags } from '@/lib/cache-tags'
import { searchForPage } from '@/lib/data/search/site-search'
import { currentEmployer } from '@/lib/employer'
import { parseWordsSegment } from '@/lib/facet-filter'
import { locales, messagesFor } from '@/lib/i18n/locales'
import { translatorFor } from '@/lib/i18n/translator'
import { countFound, type SiteSearch } from '@/lib/model/search/site-search'
import { routes } from '@/lib/routes'
import { versionsIn } from '@/lib/seo/alternates'
import type { Breadcrumbs } from '@/lib/seo/breadcrumbs'
import { listGraph } from '@/lib/seo/json-ld/list'
import { pageMetadata } from '@/lib/seo/metadata'
import { selectOpenGraphImage } from './open-graph-image'
import { definePage } from './page-kind'

/** `results` is null for the page without words, which explains the search. */
export type SiteSearchContent = { locale: string; words: string; results: SiteSearch | null }

/** Results of a group that a page has at most. */
const size = 10

/** The site search: a page that explains it, and the pages of words, which are made on demand and have no index entry. */
export const siteSearchPage = definePage<SiteSearchContent>({
  browser: 'elements',
  routes: ['/[locale]/search', '/[locale]/search/[words]'],
  read: async ({ locale = '', words: segment }) => {
    if (segment === undefined) return { locale, words: '', results: null }
    const words = parseWordsSegment(segment)
    if (words === '') return null
    return { locale, words, results: await searchForPage({ words, locale, size }) }
  },
  path,
  languageLinks: ({ words }) => versionsIn(locales, (locale) => routes.searchWords(locale, words)),
  breadcrumbs,
  metadata: async (content) => {
    const { locale } = content
    return pageMetadata({
      locale,
      path: path(content),
      title: siteSearchTitle(content),
      description: messagesFor(locale).SiteSearch[currentEmployer() ? 'employerIntro' : 'intro'],
      image: await selectOpenGraphImage([], routes.home(locale)),
      noindex: true,
    })
  },
  jsonLd: (content) => {
    const { locale } = content
    const page = { locale, path: path(content), name: siteSearchTitle(content) }
    return listGraph({ ...page, breadcrumbs: breadcrumbs(content) }, { items: [] })
  },
  openGraphImage: () => null,
  hasMarkdown: false,
  sitemap: { lists: {}, month: null },
  cacheTags: ({ locale, results }) =>
    results ? [tags.articlesOf(locale), tags.organizations(), tags.jobs()] : [],
})

/** The heading of a page: how much is found, and by which words. */
export function siteSearchTitle({ locale, words, results }: SiteSearchContent): string {
  const t = translatorFor(locale)
  return results ? t('SiteSearch.found', { count: countFound(results), words }) : t('SiteSearch.title')
}

function path({ locale, words }: SiteSearchContent): string {
  return routes.searchWords(locale, words)
}

function breadcrumbs({ locale, words }: SiteSearchContent): Breadcrumbs {
  const t = translatorFor(locale)
  const search = { name: t('SiteSearch.title'), href: routes.search(locale) }
  return words === '' ? [] : [search, { name: t('SiteSearch.words', { words }) }]
}
