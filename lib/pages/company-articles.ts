import { tags } from '@/lib/cache-tags'
import { countOrganizationArticles } from '@/lib/data/articles/article-groups'
import { listArticleLocales, listArticles } from '@/lib/data/articles/articles'
import { findOrganization, listOrganizations, readEmployer } from '@/lib/data/organizations'
import { locales, messagesFor } from '@/lib/i18n/locales'
import { translatorFor } from '@/lib/i18n/translator'
import type { ArticlePage } from '@/lib/model/articles/article'
import type { OrganizationSummary } from '@/lib/model/organization'
import { routes } from '@/lib/routes'
import { versionsIn } from '@/lib/seo/alternates'
import { type Breadcrumbs, companyBreadcrumbs, pagedBreadcrumbs } from '@/lib/seo/breadcrumbs'
import { feedLinks, feedScopes } from '@/lib/seo/feed-scope'
import { articleListGraph } from '@/lib/seo/json-ld/list'
import { pageMetadata } from '@/lib/seo/metadata'
import { type SitemapEntry, versionEntry } from '@/lib/seo/sitemap-entries'
import { site } from '@/lib/settings/site'
import { byReference } from './by-reference'
import { selectOpenGraphImage } from './open-graph-image'
import { definePage } from './page-kind'
import { readPageNumber } from './urls/page-number'

export type CompanyArticles = { locale: string; organization: OrganizationSummary; articles: ArticlePage }

/** The articles about one organization that a locale shows: a first page and numbered pages. Each has an article. */
export const companyArticlesPage = definePage<CompanyArticles>({
  browser: 'elements',
  routes: ['/[locale]/companies/[company]/articles', '/[locale]/companies/[company]/articles/page/[page]'],
  read: async ({ locale = '', company = '', page: number }) => {
    const page = readPageNumber(number)
    const organization = page && (await findOrganization(company))
    if (!page || !organization) return null
    const articles = await listArticles({ language: locale, organization: organization.slug }, page)
    return articles.items.length > 0 ? { locale, organization, articles } : null
  },
  path,
  languageLinks: readVersions,
  breadcrumbs,
  metadata: async (content) => {
    const { locale, organization, articles } = content
    const { page, total } = articles
    const t = translatorFor(locale)
    const title = t('CompanyStories.title', { name: organization.name })
    return pageMetadata({
      locale,
      path: path(content),
      title: page === 1 ? title : t('Articles.pageTitle', { title, page }),
      description: t('CompanyStories.description', { name: organization.name, count: total }),
      image: await selectOpenGraphImage([], routes.companyArticles(locale, organization.slug)),
      versions: page === 1 ? await readVersions(content) : [],
      feeds: feedLinks(feedScopes.companyArticles(locale, organization)),
    })
  },
  jsonLd: (content) => {
    const { locale, organization, articles } = content
    const name = translatorFor(locale)('CompanyStories.title', { name: organization.name })
    return articleListGraph(
      { locale, path: path(content), name, breadcrumbs: breadcrumbs(content) },
      articles,
    )
  },
  openGraphImage: ({ locale, organization: { name, slug }, articles }) =>
    articles.page === 1
      ? {
          path: routes.companyArticles(locale, slug),
          label: messagesFor(locale).Articles.title,
          title: name,
          facts: [],
        }
      : null,
  hasMarkdown: false,
  sitemap: { lists: { pages: listSitemapEntries }, month: null },
  cacheTags: ({ organization: { reference, slug } }) => [
    tags.organization(reference),
    tags.organizationSlug(slug),
    tags.organizationArticles(slug),
  ],
})

function path({ locale, organization, articles }: CompanyArticles): string {
  return routes.companyArticles(locale, organization.slug, articles.page)
}

function breadcrumbs({ locale, organization, articles }: CompanyArticles): Breadcrumbs {
  const { Articles } = messagesFor(locale)
  const own = { name: Articles.title, href: routes.companyArticles(locale, organization.slug) }
  return pagedBreadcrumbs([...companyBreadcrumbs(locale, organization), own], locale, articles.page)
}

/** The first pages are versions of each other. Numbered pages show different articles in each locale. */
async function readVersions({ organization: { slug } }: CompanyArticles) {
  const own = await listArticleLocales({ organization: slug })
  return versionsIn(own, (locale) => routes.companyArticles(locale, slug))
}

/** The first pages come first, so that a new numbered page moves few other entries. */
async function listSitemapEntries(locale: string): Promise<readonly SitemapEntry[]> {
  const employer = await readEmployer()
  const others = (await listOrganizations()).filter(({ reference }) => reference !== employer?.reference)
  const organizations = byReference(others)
  const counts = new Map(
    await Promise.all(
      locales.map(async (language) => [language, await countOrganizationArticles(language)] as const),
    ),
  )
  const countOf = (language: string, slug: string) => counts.get(language)?.get(slug) ?? 0
  const first = organizations.flatMap(({ slug }) =>
    versionEntry(
      locale,
      locales.filter((language) => countOf(language, slug) > 0),
      (language) => routes.companyArticles(language, slug),
    ),
  )
  const numbered = organizations.flatMap(({ slug }) =>
    Array.from(
      { length: Math.max(0, Math.ceil(countOf(locale, slug) / site.lists.articles) - 1) },
      (_, index) => ({
        path: routes.companyArticles(locale, slug, index + 2),
      }),
    ),
  )
  return [...first, ...numbered]
}
