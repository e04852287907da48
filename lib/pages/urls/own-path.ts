import { toLanguage } from '@vitrine/api-contract/language'
import { parseArticleSegment } from '@/lib/article-selection'
import { toSitePath } from '@/lib/base-path'
import { readGroup } from '@/lib/data/articles/article-group'
import { findJobKeys } from '@/lib/data/jobs/job-keys'
import { findOrganizationKey } from '@/lib/data/organization-records'
import { findArticle, hasArticles, hasJobs, hasOrganizations, languageOfOrganization } from '@/lib/data/urls'
import { parseWordsSegment } from '@/lib/facet-filter'
import { defaultLocale, isLocale, languageGroup, localeForLanguage } from '@/lib/i18n/locales'
import { parseFilterSegment } from '@/lib/job-filter'
import { archiveSize } from '@/lib/model/articles/article'
import { parseOrganizationSegment } from '@/lib/organization-filter'
import { parseDay, parseKey, paths } from '@/lib/routes'
import { articlePath } from '@/lib/seo/canonical-paths'
import { site } from '@/lib/settings/site'
import { readPeriod } from './archive-period'
import { readPageNumber } from './page-number'
import type { PageParams } from './page-route'
import type { PageRoute } from './route-table'

/**
 * The path of the page at a URL, from which that of the URL can differ: in the slug, the date or the case. `inLanguage` is the path in the
 * language of the content, to which the path without a locale redirects. Null where another locale's page may show more. `isArchived`
 * says that the page has the status 404 and names what was there. `documentsAt` is what the paths of documents about the page begin with,
 * where that is not `path`.
 */
export type OwnPath = {
  path: string
  inLanguage: () => Promise<string | null>
  isArchived?: boolean
  documentsAt?: string
}

type Find = (params: PageParams) => Promise<OwnPath | null> | OwnPath | null

/** A page that has the same content in every locale. */
function everywhere(path: string): OwnPath {
  return { path, inLanguage: async () => path }
}

/** The page at the params of each route. Null if there is none. The values of states are not read: any can be selected. */
export const finders: Readonly<Record<PageRoute, Find>> = {
  '/[locale]': ({ locale = '' }) => everywhere(paths.home(locale)),
  '/[locale]/saved': ({ locale = '' }) => everywhere(paths.saved(locale)),
  '/[locale]/search': ({ locale = '' }) => everywhere(paths.search(locale)),
  '/[locale]/search/[words]': ({ locale = '', words: segment = '' }) => {
    const words = parseWordsSegment(segment)
    return words === '' ? null : everywhere(paths.searchWords(locale, words))
  },
  '/[locale]/companies': ({ locale = '' }) => everywhere(paths.companies(locale)),
  '/[locale]/companies/page/[page]': ({ locale = '', page }) =>
    findNumbered(
      page,
      (number) => hasOrganizations((number - 1) * site.lists.companies),
      (number) => paths.companies(locale, number),
    ),
  '/[locale]/companies/search/[filters]': ({ locale = '', filters = '' }) => {
    const state = parseOrganizationSegment(filters)
    return state && everywhere(paths.companySearch(locale, state.filter, state.page))
  },
  '/[locale]/companies/[company]': async ({ locale = '', company = '' }) => {
    const organization = await findOrganizationKey(company)
    if (!organization) return null
    const { reference, slug } = organization
    const inLanguage = async () =>
      paths.company(localeForLanguage(await languageOfOrganization(reference)), slug)
    return { path: paths.company(locale, slug), documentsAt: paths.profile(locale, slug), inLanguage }
  },
  '/[locale]/companies/[company]/jobs/[job]': findJobPath,
  '/[locale]/companies/[company]/jobs': findCompanyJobs,
  '/[locale]/companies/[company]/jobs/page/[page]': findCompanyJobs,
  '/[locale]/companies/[company]/articles': findCompanyArticles,
  '/[locale]/companies/[company]/articles/page/[page]': findCompanyArticles,
  '/[locale]/jobs': ({ locale = '' }) => everywhere(paths.jobs(locale)),
  '/[locale]/jobs/page/[page]': ({ locale = '', page }) =>
    findNumbered(
      page,
      (number) => hasJobs(null, (number - 1) * site.lists.jobs),
      (number) => paths.jobs(locale, number),
    ),
  '/[locale]/jobs/search/[filters]': ({ locale = '', filters = '' }) => {
    const state = parseFilterSegment(filters)
    return state && everywhere(paths.jobSearch(locale, state.filter, state.page))
  },
  '/[locale]/articles': ({ locale = '' }) => everywhere(paths.articles(locale)),
  '/[locale]/articles/page/[page]': ({ locale = '', page }) =>
    findNumbered(
      page,
      (number) => hasArticles({ language: locale }, (number - 1) * site.lists.articles),
      (number) => paths.articles(locale, number),
    ),
  '/[locale]/articles/search/[filters]': ({ locale = '', filters = '' }) => {
    const state = parseArticleSegment(filters)
    return state && everywhere(paths.articleSearch(locale, state.selection, state.page))
  },
  '/[locale]/articles/languages/[language]': findLanguageArticles,
  '/[locale]/articles/languages/[language]/page/[page]': findLanguageArticles,
  '/[locale]/articles/[year]': findArchive,
  '/[locale]/articles/[year]/page/[page]': findArchive,
  '/[locale]/articles/[year]/[month]': findArchive,
  '/[locale]/articles/[year]/[month]/page/[page]': findArchive,
  '/[locale]/articles/[year]/[month]/[day]/[article]': async ({
    year = '',
    month = '',
    day = '',
    article: segment = '',
  }) => {
    const key = parseDay(year, month, day) === null ? null : parseKey(segment)
    const article = key && (await findArticle(key.reference))
    return article && everywhere(toSitePath(articlePath(article)))
  },
  '/[locale]/categories/[category]': (params) => findGroupPath('category', params),
  '/[locale]/categories/[category]/page/[page]': (params) => findGroupPath('category', params),
  '/[locale]/categories/[category]/[year]': findCategoryArchive,
  '/[locale]/categories/[category]/[year]/page/[page]': findCategoryArchive,
  '/[locale]/categories/[category]/[year]/[month]': findCategoryArchive,
  '/[locale]/categories/[category]/[year]/[month]/page/[page]': findCategoryArchive,
  '/[locale]/collections': ({ locale = '' }) => everywhere(paths.collections(locale)),
  '/[locale]/collections/[collection]': (params) => findGroupPath('collection', params),
  '/[locale]/collections/[collection]/page/[page]': (params) => findGroupPath('collection', params),
  '/[locale]/[...path]': ({ locale = '', path = '' }) => everywhere(paths.ownPage(locale, path)),
}

/** A page of a list that exists in every locale: the first page always exists. */
async function findNumbered(
  param: string | undefined,
  exists: (number: number) => Promise<boolean>,
  pathOf: (number: number) => string,
): Promise<OwnPath | null> {
  const number = readPageNumber(param)
  if (number === null || (number > 1 && !(await exists(number)))) return null
  return everywhere(pathOf(number))
}

async function findJobPath({
  locale = '',
  company = '',
  job: slug = '',
}: PageParams): Promise<OwnPath | null> {
  const organization = await findOrganizationKey(company)
  const [job] = organization ? await findJobKeys(organization.reference, slug) : []
  if (!organization || !job) return null
  const { reference, slug: companySlug } = organization
  const inLanguage = async () => {
    const language = job.language ?? (await languageOfOrganization(reference))
    return paths.job(localeForLanguage(language), companySlug, job.slug)
  }
  return { path: paths.job(locale, companySlug, job.slug), inLanguage, isArchived: !job.isOpen }
}

async function findCompanyJobs({ locale = '', company = '', page }: PageParams): Promise<OwnPath | null> {
  const organization = await findOrganizationKey(company)
  if (!organization) return null
  const { reference, slug } = organization
  return findNumbered(
    page,
    (number) => hasJobs(reference, (number - 1) * site.lists.jobs),
    (number) => paths.companyJobs(locale, slug, number),
  )
}

/** Each page has an article: also the first. */
async function findCompanyArticles({ locale = '', company = '', page }: PageParams): Promise<OwnPath | null> {
  const number = readPageNumber(page)
  const organization = number && (await findOrganizationKey(company))
  if (!number || !organization) return null
  const { slug } = organization
  const exists = await hasArticles(
    { language: locale, organization: slug },
    (number - 1) * site.lists.articles,
  )
  return exists ? everywhere(paths.companyArticles(locale, slug, number)) : null
}

/** The articles in a language without an interface have pages in the default locale. Each page has an article. */
async function findLanguageArticles({ language: tag = '', page }: PageParams): Promise<OwnPath | null> {
  const number = readPageNumber(page)
  const language = languageGroup(toLanguage(tag) ?? '')
  if (!number || language === '' || isLocale(language)) return null
  const exists = await hasArticles({ language }, (number - 1) * site.lists.articles)
  return exists ? everywhere(paths.languageArticles(defaultLocale, language, number)) : null
}

async function findArchive({ locale = '', ...params }: PageParams): Promise<OwnPath | null> {
  const read = readPeriod(params)
  if (!read || !(await hasArticles({ language: locale, period: read.period }, (read.page - 1) * archiveSize)))
    return null
  const { year, month } = read.period
  return everywhere(paths.archive(locale, year, month, read.page))
}

/** A group has a first page in every locale, even an empty one. A numbered page has articles. */
async function findGroupPath(
  kind: 'category' | 'collection',
  { locale = '', [kind]: segment = '', page }: PageParams,
): Promise<OwnPath | null> {
  const number = readPageNumber(page)
  const key = number && parseKey(segment)
  const group = key && (await readGroup(kind, key.reference, new Date()))
  if (!number || !group) return null
  const exists = await hasArticles(
    { language: locale, [kind]: group.reference },
    (number - 1) * site.lists.articles,
  )
  if (number > 1 && !exists) return null
  const path = paths[kind](locale, group, number)
  return { path, inLanguage: async () => (exists ? path : null) }
}

async function findCategoryArchive({
  locale = '',
  category: segment = '',
  ...params
}: PageParams): Promise<OwnPath | null> {
  const [key, read] = [parseKey(segment), readPeriod(params)]
  const category = key && read ? await readGroup('category', key.reference, new Date()) : null
  if (!category || !read) return null
  const { period, page } = read
  const list = { language: locale, category: category.reference, period }
  if (!(await hasArticles(list, (page - 1) * archiveSize))) return null
  return everywhere(paths.categoryArchive(locale, category, period, page))
}
