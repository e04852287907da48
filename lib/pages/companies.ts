import { tags } from '@/lib/cache-tags'
import { searchOrganizationPage } from '@/lib/data/organization-index'
import { listOrganizations, readEmployer } from '@/lib/data/organizations'
import { formatList } from '@/lib/i18n/format'
import { locales, messagesFor } from '@/lib/i18n/locales'
import { translatorFor } from '@/lib/i18n/translator'
import type { OrganizationSearch } from '@/lib/model/organization-search'
import { selectedValues } from '@/lib/model/search/filter-labels'
import {
  noOrganizationFilter,
  type OrganizationFilter,
  organizationFacets,
  parseOrganizationSegment,
  selectsOrganizations,
} from '@/lib/organization-filter'
import { routes } from '@/lib/routes'
import { versionsIn } from '@/lib/seo/alternates'
import { type Breadcrumbs, companiesBreadcrumb, pagedBreadcrumbs } from '@/lib/seo/breadcrumbs'
import { listGraph } from '@/lib/seo/json-ld/list'
import { pageMetadata } from '@/lib/seo/metadata'
import { versionEntry } from '@/lib/seo/sitemap-entries'
import { site } from '@/lib/settings/site'
import { pageDescription, withPage } from './job-board'
import { selectOpenGraphImage } from './open-graph-image'
import { definePage } from './page-kind'
import { readPageNumber } from './urls/page-number'

/** What the pages of the list of organizations show. */
export type CompaniesContent = {
  locale: string
  filter: OrganizationFilter
  page: number
  results: OrganizationSearch
}

/** All organizations: a first page, numbered pages, and the pages of states with words and facets. */
export const companiesPage = definePage<CompaniesContent>({
  browser: 'elements',
  routes: ['/[locale]/companies', '/[locale]/companies/page/[page]', '/[locale]/companies/search/[filters]'],
  read: async ({ locale = '', page: param, filters }) => {
    const page = readPageNumber(param)
    const state =
      filters === undefined
        ? page && { filter: noOrganizationFilter, page }
        : parseOrganizationSegment(filters)
    if (!state) return null
    const { filter, ...results } = await searchOrganizationPage(state.filter, state.page, locale)
    return state.page > results.pageCount ? null : { locale, filter, page: state.page, results }
  },
  path,
  languageLinks: (content) => versionsOf(content),
  breadcrumbs,
  metadata: async (content) => {
    const { locale, results } = content
    const t = translatorFor(locale)
    const list = routes.companies(locale)
    // Search engines find the companies in the sitemap: numbered pages and states change with every new company.
    const isIndexed = path(content) === list && results.total > 0
    const labels = labelText(content)
    const description = labels
      ? t('Organizations.foundDescription', { count: results.total, labels })
      : t('Organizations.description', { count: results.total })
    return pageMetadata({
      locale,
      path: path(content),
      title: withPage(content, companiesTitle(content)),
      description: pageDescription(content, description),
      image: await selectOpenGraphImage([], list),
      versions: isIndexed ? versionsOf(content) : [],
      noindex: !isIndexed,
    })
  },
  jsonLd: (content) => {
    const { locale, page, results } = content
    const items = results.items.map(({ organization: { name, slug } }) => ({
      name,
      path: routes.company(locale, slug),
    }))
    const before = (page - 1) * site.lists.companies
    return listGraph(
      { locale, path: path(content), name: companiesTitle(content), breadcrumbs: breadcrumbs(content) },
      { items, before },
    )
  },
  openGraphImage: (content) => {
    const { locale } = content
    const { title, intro } = messagesFor(locale).Organizations
    const list = routes.companies(locale)
    return path(content) === list ? { path: list, label: title, title: intro, facts: [] } : null
  },
  hasMarkdown: false,
  sitemap: {
    lists: {
      pages: async (locale) => {
        const hasCompanies = (await listOrganizations()).length > 0 && !(await readEmployer())
        return versionEntry(locale, hasCompanies ? locales : [], (version) => routes.companies(version))
      },
    },
    month: null,
  },
  cacheTags: () => [tags.organizations(), tags.jobs()],
})

/** The heading of a state: how many organizations it has, and what it selects. */
export function companiesTitle(content: CompaniesContent): string {
  const t = translatorFor(content.locale)
  const labels = labelText(content)
  return labels
    ? t('Organizations.found', { count: content.results.total, labels })
    : t('Organizations.title')
}

function labelText({ locale, filter, results }: CompaniesContent): string {
  const t = translatorFor(locale)
  const parts = selectedValues(organizationFacets, filter, results.facets, (words) =>
    t('Organizations.active.words', { words }),
  )
  return formatList(
    parts.map(({ text }) => text),
    locale,
  )
}

function path({ locale, filter, page }: CompaniesContent): string {
  return routes.companySearch(locale, filter, page)
}

function breadcrumbs(content: CompaniesContent): Breadcrumbs {
  const { locale, filter, page } = content
  const list = companiesBreadcrumb(locale)
  if (!selectsOrganizations(filter)) return page === 1 ? [] : pagedBreadcrumbs([list], locale, page)
  const own = { name: labelText(content), href: routes.companySearch(locale, filter) }
  return pagedBreadcrumbs([list, own], locale, page)
}

/** Every locale shows the same organizations, in the same order. */
function versionsOf({ filter, page }: CompaniesContent) {
  return versionsIn(locales, (locale) => routes.companySearch(locale, filter, page))
}
