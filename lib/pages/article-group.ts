import { tags } from '@/lib/cache-tags'
import type { CountedGroup } from '@/lib/data/articles/article-groups'
import { listArticleLocales, listArticles } from '@/lib/data/articles/articles'
import { locales, messagesFor } from '@/lib/i18n/locales'
import { translatorFor } from '@/lib/i18n/translator'
import type { ArticlePage } from '@/lib/model/articles/article'
import { type ArticleFeedFormat, parseKey, routes } from '@/lib/routes'
import { versionsIn } from '@/lib/seo/alternates'
import { type Breadcrumbs, pagedBreadcrumbs } from '@/lib/seo/breadcrumbs'
import { type FeedScope, feedLinks } from '@/lib/seo/feed-scope'
import { articleListGraph } from '@/lib/seo/json-ld/list'
import { pageMetadata } from '@/lib/seo/metadata'
import { type SitemapEntry, versionEntry } from '@/lib/seo/sitemap-entries'
import { site } from '@/lib/settings/site'
import { byReference } from './by-reference'
import { selectOpenGraphImage } from './open-graph-image'
import { definePage, type Page } from './page-kind'
import { readPageNumber } from './urls/page-number'

/** A category or a collection: articles are its members, and only they name it. */
type Group = { reference: string; slug: string; name: string }

export type GroupContent<G extends Group> = { locale: string; group: G; articles: ArticlePage }

type GroupKind<G extends Group> = {
  /** The name of the route's param. */
  name: 'category' | 'collection'
  /** The segment of its URLs, and the sitemap that lists its pages. */
  list: 'categories' | 'collections'
  /** The group of a reference; null if no published article is in it. */
  find: (reference: string) => Promise<G | null>
  /** The groups of the articles of a locale, with their numbers. */
  listAll: (locale: string) => Promise<readonly CountedGroup<G>[]>
  /** The breadcrumbs above the group. */
  parents: (locale: string) => readonly { name: string; href: string }[]
  feedScope: (locale: string, group: G) => FeedScope<ArticleFeedFormat>
  description: (content: GroupContent<G>) => string
  image: (group: G) => string | null
}

/** The page kind of the articles of a category or collection: a first page and numbered pages. */
export function defineGroupPage<G extends Group>(kind: GroupKind<G>): Page<GroupContent<G>> {
  const pathOf = routes[kind.name]
  const breadcrumbs = ({ locale, group, articles }: GroupContent<G>): Breadcrumbs =>
    pagedBreadcrumbs(
      [...kind.parents(locale), { name: group.name, href: pathOf(locale, group) }],
      locale,
      articles.page,
    )
  /** The first pages are versions of each other. Numbered pages show different articles in each locale. */
  const readVersions = async ({ group }: GroupContent<G>) => {
    const own = await listArticleLocales({ [kind.name]: group.reference })
    return versionsIn(own, (locale) => pathOf(locale, group))
  }
  return definePage<GroupContent<G>>({
    browser: 'elements',
    routes: [`/[locale]/${kind.list}/[${kind.name}]`, `/[locale]/${kind.list}/[${kind.name}]/page/[page]`],
    /** A group has a first page in every locale, even an empty one. A numbered page has articles. */
    read: async ({ locale = '', [kind.name]: segment = '', page: number }) => {
      const key = parseKey(segment)
      const page = readPageNumber(number)
      const group = key && page ? await kind.find(key.reference) : null
      if (!page || !group) return null
      const articles = await listArticles({ language: locale, [kind.name]: group.reference }, page)
      return page === 1 || articles.items.length > 0 ? { locale, group, articles } : null
    },
    path: ({ locale, group, articles }) => pathOf(locale, group, articles.page),
    languageLinks: readVersions,
    breadcrumbs,
    metadata: async (content) => {
      const { locale, group, articles } = content
      const t = translatorFor(locale)
      const { page } = articles
      return pageMetadata({
        locale,
        path: pathOf(locale, group, page),
        title: page === 1 ? group.name : t('Articles.pageTitle', { title: group.name, page }),
        description: kind.description(content),
        image: await selectOpenGraphImage([kind.image(group)], pathOf(locale, group)),
        versions: page === 1 ? await readVersions(content) : [],
        noindex: articles.total === 0,
        feeds: feedLinks(kind.feedScope(locale, group)),
      })
    },
    jsonLd: (content) => {
      const { locale, group, articles } = content
      const path = pathOf(locale, group, articles.page)
      return articleListGraph({ locale, path, name: group.name, breadcrumbs: breadcrumbs(content) }, articles)
    },
    openGraphImage: ({ locale, group, articles }) =>
      articles.page === 1
        ? {
            path: pathOf(locale, group),
            label: messagesFor(locale).Articles[kind.name],
            title: group.name,
            facts: [],
          }
        : null,
    hasMarkdown: false,
    sitemap: { lists: { [kind.list]: (locale: string) => listSitemapEntries(kind, locale) }, month: null },
    cacheTags: ({ group }) => [tags[kind.name](group.reference)],
  })
}

/** The first pages of all groups come first: a new numbered page then moves few of the other entries. */
async function listSitemapEntries<G extends Group>(
  kind: GroupKind<G>,
  locale: string,
): Promise<readonly SitemapEntry[]> {
  const groups = byReference(await kind.listAll(locale))
  const references = await Promise.all(
    locales.map(async (version) => {
      const own = version === locale ? groups : await kind.listAll(version)
      return [version, new Set(own.map(({ reference }) => reference))] as const
    }),
  )
  const pageCount = ({ count }: CountedGroup<G>) => Math.ceil(count / site.lists.articles)
  const maxPage = Math.max(0, ...groups.map(pageCount))
  const numbers = Array.from({ length: Math.max(0, maxPage - 1) }, (_, index) => index + 2)
  return [
    ...groups.flatMap((group) => {
      const versions = references.flatMap(([version, own]) => (own.has(group.reference) ? [version] : []))
      return versionEntry(locale, versions, (own) => routes[kind.name](own, group))
    }),
    ...numbers.flatMap((page) =>
      groups.flatMap((group) =>
        page <= pageCount(group) ? [{ path: routes[kind.name](locale, group, page) }] : [],
      ),
    ),
  ]
}
