/** Builds and parses every URL of the site: links, canonicals, redirects and tests call this file. */

import { maxSlugLength } from '@vitrine/api-contract/cut-slug'
import {
  type ArticleSelection,
  noSelection,
  parseArticleSegment,
  selectsArticles,
  toArticleParameters,
  toArticleSegment,
} from './article-selection'
import { basePath, toSitePath, withBasePath } from './base-path'
import { currentEmployer } from './employer'
import { toWordsSegment, withValues } from './facet-filter'
import {
  isFiltered,
  type JobFilter,
  noFilter,
  onlyCompany,
  parseFilterSegment,
  toFilterSegment,
  toJobParameters,
} from './job-filter'
import { jobListFile } from './job-list-file'
import { type OrganizationFilter, selectsOrganizations, toOrganizationSegment } from './organization-filter'

type ArticleKey = { publishedAt: Date; slug: string; reference: string }
type SluggedKey = { slug: string; reference: string }

/** A UTC year, or a month of it (from 1). */
export type ArchivePeriod = { year: number; month: number | null }

const segment = encodeURIComponent

/**
 * Whether the site is about one employer, or the one of this slug, whose profile is the home page. The browser links to no page of an
 * organization, and loads nothing of this: the build knows the type of `window`.
 */
function hasEmployer(slug?: string): boolean {
  if (typeof window !== 'undefined') return false
  const employer = currentEmployer()
  return employer !== null && (slug === undefined || slug === employer.slug)
}

function paged(path: string, page: number): string {
  return page === 1 ? path : `${path}/page/${page}`
}

/** The last segment of a record's path: `{slug}_{reference}`. */
function keySegment({ slug, reference }: SluggedKey): string {
  return `${slug}_${segment(reference)}`
}

/** The feed formats of every list: the file name and the media type (without charset) of each. */
const commonFeedFormats = {
  rss: { file: 'rss.xml', type: 'application/rss+xml' },
  atom: { file: 'atom.xml', type: 'application/atom+xml' },
  json: { file: 'feed.json', type: 'application/feed+json' },
} as const
/** The feed formats of a list of articles. */
export const articleFeedFormats = { ...commonFeedFormats } as const
/** The feed formats of a list of jobs; `indeed` is the XML that job boards read. */
export const jobFeedFormats = {
  ...commonFeedFormats,
  indeed: { file: 'indeed.xml', type: 'application/xml' },
} as const
/** The feed formats of any list, in the order in which pages show them. */
export const feedFormats = { ...articleFeedFormats, ...jobFeedFormats } as const
export type ArticleFeedFormat = keyof typeof articleFeedFormats
export type JobFeedFormat = keyof typeof jobFeedFormats
export type FeedFormat = keyof typeof feedFormats

/** The sitemaps of a locale beside those of articles, of which there is one a month. */
export const sitemapLists = ['pages', 'companies', 'jobs', 'categories', 'collections', 'news'] as const
export type SitemapList = (typeof sitemapLists)[number]

/** The lists of llms.txt that have further pages. */
const llmsLists = ['companies', 'jobs'] as const
/** A page of a list of llms.txt; `page` counts from 1. */
export type LlmsKey = { list: (typeof llmsLists)[number]; page: number }

/** The files in which editors get the warnings of all records. */
export const contentHealthFiles = ['records.csv', 'records.json'] as const
type ContentHealthFile = (typeof contentHealthFiles)[number]

/** A sitemap file of a locale; months and parts count from 1. */
export type SitemapKey = { part: number } & (
  | { kind: SitemapList }
  | { kind: 'articles'; year: number; month: number }
)

/** A link to a page in another language: the page's version, or where there is none a list in that language. */
export type Alternate = { locale: string; href: string }

/** The slug of 404 pages that many URLs share. No record has it. */
export const noRecord = '-'

/** What follows `/{locale}/companies/` in the URLs of pages other than those of a company. No company has such a slug, in any case. */
export const reservedCompanySlugs: ReadonlySet<string> = new Set(['page', 'search'])

/**
 * Paths as the server, Next.js and the stored pages know them: from the root of the site, without the path of SITE_URL. `page` counts
 * from 1, months from 1.
 */
export const paths = {
  /** The prerendered 404 page of a locale; next.config.mjs rewrites unknown paths to it. */
  notFound: (locale: string): string => `/${locale}/missing`,
  /** A path at which the API responds with 404. */
  apiNotFound: (): string => '/api/v1/missing',
  home: (locale: string): string => `/${locale}`,
  articles: (locale: string, page = 1): string => paged(`/${locale}/articles`, page),
  /** The page of a state of the board of articles: each state has one. */
  articleSearch: (locale: string, selection: ArticleSelection, page = 1): string =>
    selectsArticles(selection)
      ? `${paths.findArticles(locale)}/${toArticleSegment(selection, page)}`
      : paths.articles(locale, page),
  /** The target of the form of the board of articles, which redirects to the page of the state. */
  findArticles: (locale: string): string => `/${locale}/articles/search`,
  archive: (locale: string, year: number, month: number | null = null, page = 1): string =>
    paged(`${paths.articles(locale)}/${periodPath({ year, month })}`, page),
  /** The articles in a language without an interface. */
  languageArticles: (locale: string, language: string, page = 1): string =>
    paged(`${paths.articles(locale)}/languages/${segment(language)}`, page),
  article: (locale: string, article: ArticleKey): string => {
    const [year = '', month = '', day = ''] = article.publishedAt.toISOString().slice(0, 10).split('-')
    return `/${locale}/articles/${year}/${month}/${day}/${keySegment(article)}`
  },
  category: (locale: string, category: SluggedKey, page = 1): string =>
    paged(`/${locale}/categories/${keySegment(category)}`, page),
  /** The articles of a category in a year or a month. */
  categoryArchive: (locale: string, category: SluggedKey, period: ArchivePeriod, page = 1): string =>
    paged(`${paths.category(locale, category)}/${periodPath(period)}`, page),
  collections: (locale: string): string => `/${locale}/collections`,
  collection: (locale: string, collection: SluggedKey, page = 1): string =>
    paged(`/${locale}/collections/${keySegment(collection)}`, page),
  companies: (locale: string, page = 1): string =>
    hasEmployer() ? paths.home(locale) : paged(`/${locale}/companies`, page),
  /** The page of a state of the list of companies: each state has one. */
  companySearch: (locale: string, filter: OrganizationFilter, page = 1): string =>
    selectsOrganizations(filter) && !hasEmployer()
      ? `${paths.findCompanies(locale)}/${toOrganizationSegment(filter, page)}`
      : paths.companies(locale, page),
  /** The target of the form of the list of companies, which redirects to the page of the state. */
  findCompanies: (locale: string): string => `/${locale}/companies/search`,
  company: (locale: string, slug: string): string =>
    hasEmployer(slug) ? paths.home(locale) : paths.profile(locale, slug),
  /** What the paths of jobs and documents of an organization begin with: also those of the employer that has the home page. */
  profile: (locale: string, slug: string): string => `/${locale}/companies/${segment(slug)}`,
  jobs: (locale: string, page = 1): string => paged(`/${locale}/jobs`, page),
  companyJobs: (locale: string, slug: string, page = 1): string =>
    hasEmployer(slug) ? paths.jobs(locale, page) : paged(`${paths.profile(locale, slug)}/jobs`, page),
  /** The open jobs of an organization for the element `vitrine-jobs` on other sites. */
  jobList: (locale: string, slug: string): string => `/${jobListFile(locale, slug)}`,
  /** A file of that element: its name has a hash of its content. */
  jobsElement: (file: string): string => `/elements/${file}`,
  /** The articles about an organization. */
  companyArticles: (locale: string, slug: string, page = 1): string =>
    hasEmployer(slug) ? paths.articles(locale, page) : paged(`${paths.profile(locale, slug)}/articles`, page),
  /** The page of a state of the job board: each state has one. */
  jobSearch: (locale: string, filter: JobFilter, page = 1): string => {
    const company = onlyCompany(filter)
    if (company !== null) return paths.companyJobs(locale, company, page)
    const segment = toFilterSegment(filter, page)
    return isFiltered(filter) || filter.sort !== 'date'
      ? `${paths.findJobs(locale)}/${segment}`
      : paths.jobs(locale, page)
  },
  /** A page of the site folder; `name` is its path below the locale. */
  ownPage: (locale: string, name: string): string => `/${locale}/${name}`,
  /** The target of the form of the job board, which redirects to the page of the state. */
  findJobs: (locale: string): string => `/${locale}/jobs/search`,
  /** The stories and jobs that the visitor has saved in the browser. */
  saved: (locale: string): string => `/${locale}/saved`,
  /** The service worker that keeps `saved` for times without a network. */
  savedWorker: (): string => '/saved-worker.js',
  job: (locale: string, companySlug: string, jobSlug: string): string =>
    `${paths.profile(locale, companySlug)}/jobs/${segment(jobSlug)}`,
  /** The page of the site search, and the target of its form, which redirects to the page of the words. */
  search: (locale: string): string => `/${locale}/search`,
  /** The articles, companies and jobs that are found by words, as `foldWords` writes them; each has one path. */
  searchWords: (locale: string, words: string): string =>
    words === '' ? paths.search(locale) : `${paths.search(locale)}/${toWordsSegment(words)}`,
  /** The articles of all languages without `locale`, else those that the locale shows. For `archive` see `FeedFile`. */
  articlesFeed: (format: ArticleFeedFormat, locale?: string, archive: number | null = null): string =>
    feed(locale === undefined ? '/articles' : paths.articles(locale), { format, archive }),
  categoryFeed: (
    format: ArticleFeedFormat,
    locale: string,
    category: SluggedKey,
    archive: number | null = null,
  ): string => feed(paths.category(locale, category), { format, archive }),
  collectionFeed: (
    format: ArticleFeedFormat,
    locale: string,
    collection: SluggedKey,
    archive: number | null = null,
  ): string => feed(paths.collection(locale, collection), { format, archive }),
  companyArticlesFeed: (
    format: ArticleFeedFormat,
    locale: string,
    slug: string,
    archive: number | null = null,
  ): string => feed(`${paths.profile(locale, slug)}/articles`, { format, archive }),
  /** Jobs of the whole site without a locale, else those whose text is in that language. */
  jobsFeed: (format: JobFeedFormat, locale?: string, archive: number | null = null): string =>
    feed(locale === undefined ? '/jobs' : paths.jobs(locale), { format, archive }),
  companyJobsFeed: (
    format: JobFeedFormat,
    locale: string,
    slug: string,
    archive: number | null = null,
  ): string => feed(`${paths.profile(locale, slug)}/jobs`, { format, archive }),
  /** The jobs of a state of the job board that is neither all jobs nor those of one company. */
  jobSearchFeed: (
    format: ArticleFeedFormat,
    locale: string,
    filter: JobFilter,
    archive: number | null = null,
  ): string =>
    feed(`${paths.findJobs(locale)}/${toFilterSegment({ ...filter, sort: 'date' })}`, { format, archive }),
  /** The stylesheet of feeds that are opened in a browser. */
  feedStyles: (): string => '/feed.css',
  /** The Open Graph image that is generated for a page without a picture of its own. */
  openGraphImage: (path: string): string => `/cards${path}.png`,
  /** What other sites show of the page of an article or a job in a frame. */
  frame: (path: string): string => `/embed${path}`,
  /** The oEmbed response about the page at an absolute URL. */
  oembed: (url: string, format: 'json' | 'xml'): string => withQuery('/api/oembed', { url, format }),
  /** The Markdown alternate of an article, organization or job page. */
  markdown: (path: string): string => `${path}.md`,
  /** The llms.txt of the site without `locale`, else of the locale. */
  llms: (locale?: string): string => (locale === undefined ? '/llms.txt' : `/${locale}/llms.txt`),
  /** A further page of a list of the locale's llms.txt, which has the first one. */
  llmsList: (locale: string, { list, page }: LlmsKey): string =>
    page === 1 ? paths.llms(locale) : `/${locale}/llms/${list}-${page}.txt`,
  /** A picture of the site folder or of the content. */
  media: (file: string): string => `/media/${file.split('/').map(segment).join('/')}`,
  /** An icon of the site. */
  icon: (file: string): string => `/icons/${file}`,
  /** Whom to tell about vulnerabilities (RFC 9116). */
  securityText: (): string => '/.well-known/security.txt',
  /** The file with which search engines verify the site's IndexNow key. */
  indexNowKey: (key: string): string => `/${key}.txt`,
  /** Whether the process runs, and whether it should get requests. */
  livez: (): string => '/livez',
  readyz: (): string => '/readyz',
  /** The API route with which this process invalidates what changed records affect. */
  invalidateRecords: (): string => '/api/invalidate-records',
  /** The API route that opens a signed link. */
  previewLink: (query: Readonly<Record<string, string>>): string =>
    `/api/preview?${new URLSearchParams(query)}`,
  /** The API routes of the forms of editors: each takes POST only. */
  leavePreview: (): string => '/api/preview/leave',
  editorSignIn: (): string => '/api/preview/sign-in',
  editorSignOut: (): string => '/api/preview/sign-out',
  openPreview: (): string => '/api/preview/open',
  editorReferences: (): string => '/api/preview/references',
  sharedLinks: (): string => '/api/preview/shared-links',
  /** The editors' start page. */
  editors: (query: Readonly<Record<string, string>> = {}): string => withQuery('/preview', query),
  /** The list of the site's records with their warnings, for editors. */
  contentHealth: (query: Readonly<Record<string, string>> = {}): string =>
    withQuery('/preview/health', query),
  /** The same records as a file. */
  contentHealthFile: (file: ContentHealthFile, query: Readonly<Record<string, string>> = {}): string =>
    withQuery(`/preview/health/${file}`, query),
  /** The route that starts a check of the content. */
  checkContent: (): string => '/preview/health/check',
  /** The page on which editors make the HTML that shows jobs on other sites. */
  jobsElsewhere: (query: Readonly<Record<string, string>> = {}): string =>
    withQuery('/preview/jobs-elsewhere', query),
  /** A page of the site in the preview without cookies. Without `path` it leads to the page of the record. */
  preview: (token: string, path = ''): string => `/preview/${token}${path}`,
  /** The bar and the panel of a previewed page at `path`, and what the bar asks for. */
  previewBar: (token: string, path: string): string => tool(token, 'bar', path),
  previewPanel: (token: string, path: string, shown: Readonly<Record<string, string>> = {}): string =>
    tool(token, 'panel', path, shown),
  /** The links with which the record of a token can be shown to people who are not signed in. */
  previewShare: (token: string, query: Readonly<Record<string, string>> = {}): string =>
    withQuery(`/preview/${token}/share`, query),
  /** The page that explains why the record of a token cannot be shown. */
  previewProblem: (token: string): string => `/preview/${token}/problem`,
  previewState: (token: string): string => `/preview/${token}/state`,
  previewRefresh: (token: string): string => `/preview/${token}/refresh`,
  /** The API route that senders of webhooks call. */
  revalidate: (): string => '/api/revalidate',
  sitemapIndex: (): string => '/sitemap.xml',
  sitemap: (locale: string, key: SitemapKey): string => {
    const month = key.kind === 'articles' ? `-${pad(key.year, 4)}-${pad(key.month, 2)}` : ''
    return `/sitemaps/${locale}/${key.kind}${month}${key.part === 1 ? '' : `-${key.part}`}.xml`
  },
  /** The API route for the first results of the site search. */
  searchSite: (locale = '', words = ''): string =>
    withQuery('/api/search', locale ? { locale, q: words } : {}),
  /** The API route for the results of the job board; without `cursor` the first page of them. */
  searchJobs: (locale: string, filter: JobFilter, cursor: string): string => {
    const parameters = toJobParameters(filter)
    parameters.set('locale', locale)
    if (cursor !== '') parameters.set('cursor', cursor)
    return `/api/search/jobs?${parameters}`
  },
  /** The API route that says which jobs are open; `keys` are those of lib/model/jobs/open-jobs.ts. */
  openJobs: (keys: readonly string[]): string =>
    `/api/search/jobs/open?${new URLSearchParams(keys.map((key) => ['job', key]))}`,
  /** The API route for the results of the board of articles. */
  foundArticles: (locale: string, selection: ArticleSelection, page: number): string => {
    const parameters = toArticleParameters(selection)
    parameters.set('locale', locale)
    if (page > 1) parameters.set('page', String(page))
    return `/api/search/articles?${parameters}`
  },
}

/** The paths of the site's URLs, without origin. Paths among the parameters are those of URLs too. */
export const routes = withBasePath(paths, {
  frame: (path) => basePath + paths.frame(toSitePath(path)),
  markdown: paths.markdown,
  openGraphImage: (path) => basePath + paths.openGraphImage(toSitePath(path)),
  preview: (token, path) => basePath + paths.preview(token, path && toSitePath(path)),
})

/** A message by e-mail, to an address that the visitor chooses. */
export function emailMessage(subject: string, body: string): string {
  return `mailto:?subject=${segment(subject)}&body=${segment(body)}`
}

function tool(
  token: string,
  name: string,
  path: string,
  shown: Readonly<Record<string, string>> = {},
): string {
  return withQuery(`/preview/${token}/${name}`, { path, ...shown })
}

function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const parameters = new URLSearchParams(query)
  return parameters.size === 0 ? path : `${path}?${parameters}`
}

/**
 * A document of a feed: that of the newest entries, which readers subscribe to, or an archive (RFC 5005, section 4). Archives
 * count from 1, which has the oldest entries, so that new entries move no other entry to another archive.
 */
export type FeedFile<Format extends FeedFormat> = { format: Format; archive: number | null }

function feed(listPath: string, { format, archive }: FeedFile<FeedFormat>): string {
  const { file } = feedFormats[format]
  return `${listPath}/feeds/${archive === null ? file : file.replace('.', `-${archive}.`)}`
}

/** The path of a page in another locale, of which the rest of the path is the same. */
export function inLocale(path: string, locale: string): string {
  return routes.home(locale) + path.slice(path.indexOf('/', basePath.length + 1))
}

/** The feeds of a list in these formats. */
export function feedsOf<Format extends FeedFormat>(
  listPath: string,
  formats: Readonly<Record<Format, unknown>>,
): string[] {
  return keysOf(formats).map((format) => feed(listPath, { format, archive: null }))
}

/** The format and the archive of an article feed's file name; null for any other name. */
export function parseArticleFeedFile(file: string): FeedFile<ArticleFeedFormat> | null {
  return parseFeedFile(articleFeedFormats, file)
}

/** The format and the archive of a job feed's file name; null for any other name. */
export function parseJobFeedFile(file: string): FeedFile<JobFeedFormat> | null {
  return parseFeedFile(jobFeedFormats, file)
}

function parseFeedFile<Format extends FeedFormat>(
  formats: Readonly<Record<Format, { file: string }>>,
  text: string,
): FeedFile<Format> | null {
  const [, name = '', archive, end = ''] = /^([a-z]+)(?:-([1-9]\d{0,3}))?(\.[a-z]+)$/.exec(text) ?? []
  const format = keysOf(formats).find((candidate) => formats[candidate].file === `${name}${end}`)
  return format === undefined ? null : { format, archive: archive === undefined ? null : Number(archive) }
}

/**
 * The paths of the feeds of a state of the job board by format. Their order is that of the dates. All states have jobs in every
 * language, as the board shows them.
 */
export function jobFeedPaths(
  locale: string,
  filter: JobFilter,
): Readonly<Partial<Record<FeedFormat, string>>> {
  const isSearch = isFiltered(filter) && onlyCompanyOf(filter) === null
  const formats: readonly JobFeedFormat[] = keysOf(isSearch ? articleFeedFormats : jobFeedFormats)
  return Object.fromEntries(
    formats.map((format) => [format, pathOfJobFeed({ format, archive: null }, locale, filter)]),
  )
}

/** The path of a document of the feed of a state. */
export function pathOfJobFeed(
  { format, archive }: FeedFile<JobFeedFormat>,
  locale: string,
  filter: JobFilter,
): string {
  const company = onlyCompanyOf(filter)
  if (company !== null) return routes.companyJobsFeed(format, locale, company, archive)
  if (!isFiltered(filter) || format === 'indeed') return routes.jobsFeed(format, undefined, archive)
  return routes.jobSearchFeed(format, locale, filter, archive)
}

function onlyCompanyOf(filter: JobFilter): string | null {
  return onlyCompany({ ...filter, sort: 'date' })
}

/** The keys of an object literal, in its order. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  // `Object.keys` has the type string[], because an object may have more keys than its type.
  return Object.keys(record) as Key[]
}

function periodPath({ year, month }: ArchivePeriod): string {
  return pad(year, 4) + (month === null ? '' : `/${pad(month, 2)}`)
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0')
}

/** The path of the page whose Open Graph image has this path; null for a path that is not one of such an image. */
export function parseOpenGraphImage(path: string): string | null {
  return /^\/cards(\/.+)\.png$/.exec(path)?.[1] ?? null
}

/** The path of the page that a frame shows; null for a path that is not one of a frame. */
export function parseFrame(path: string): string | null {
  return /^\/embed(\/.+)$/.exec(path)?.[1] ?? null
}

/** The largest number of characters of a path segment: a slug, a reference of at most 100 characters, and a suffix. */
const maxSegmentLength = 200

/** The largest number of characters of the path of a state of a list. */
const maxStateLength = 2_000

/** Whether a path is that of a state of the job board, of the board of articles or of the list of companies, that has no other path. */
export function isSearchPath(path: string): boolean {
  return /^\/[^/]+\/(jobs|articles|companies)\/search\/[^/]+$/.test(path)
}

/** Whether a path is that of words of the site search. */
export function isSiteSearchPath(path: string): boolean {
  return /^\/[^/]+\/search\/[^/]+$/.test(path)
}

/**
 * Whether no page can have this path, because a segment, or its part before the first underscore (the slug), is too long.
 * For paths of pages and of documents that end in the path of a page, as in the request: with percent-encoding, without
 * query. The first segment of a path is never a slug.
 */
export function hasOverlongSegment(path: string): boolean {
  const [, first = '', ...others] = path.split('/')
  if (isSearchPath(path) || isSiteSearchPath(path)) return path.length > maxStateLength
  return (
    first.length > maxSegmentLength || others.some((text) => isOverlong(text.replace(/\.[a-z]{2,4}$/, '')))
  )
}

function isOverlong(text: string): boolean {
  const slugLength = text.includes('_') ? text.indexOf('_') : text.length
  return slugLength > maxSlugLength || text.length > maxSegmentLength
}

/** Whether a text that the API gives as a slug can be a path segment as it is: `[A-Za-z0-9_-]`, and not too long. */
export function isSegment(text: string): boolean {
  return /^[A-Za-z0-9_-]+$/.test(text) && !isOverlong(text)
}

const referencePattern = /^[A-Za-z0-9_-]{1,100}$/

/** Whether a reference can be the end of a path segment. */
export function isPathReference(text: string): boolean {
  return referencePattern.test(text)
}

const keyPattern = new RegExp(`^([A-Za-z0-9-]{0,${maxSlugLength}})_(.+)$`)

/**
 * Splits `{slug}_{reference}` at the first underscore, which slugs cannot contain. Null for any other text. A slug with
 * upper-case letters is not that of a record, but its reference finds the record.
 */
export function parseKey(value: string): SluggedKey | null {
  const [, slug = '', reference = ''] = keyPattern.exec(value) ?? []
  return isPathReference(reference) ? { slug, reference } : null
}

/** The state of the job board at a path of `routes.jobSearch`. Null for other paths, and for a state that is not valid. */
export function parseJobSearch(path: string): { filter: JobFilter; page: number } | null {
  const own = toSitePath(path)
  const [, company, pageText, segment] =
    /^\/[^/]+(?:\/companies\/([^/]+))?\/jobs(?:\/page\/(\d+)|\/search\/([^/]+))?$/.exec(own) ?? []
  if (segment !== undefined) return company === undefined ? parseFilterSegment(segment) : null
  if (!/^\/[^/]+(\/companies\/[^/]+)?\/jobs(\/page\/\d+)?$/.test(own)) return null
  const page = pageText === undefined ? 1 : parsePage(pageText)
  const filter = company === undefined ? noFilter : withValues(noFilter, 'company', [company.toLowerCase()])
  return page === null ? null : { filter, page }
}

/** The state of the board of articles at a path of `routes.articleSearch`. Null for other paths, and for a state that is not valid. */
export function parseArticleSearch(path: string): { selection: ArticleSelection; page: number } | null {
  const own = toSitePath(path)
  const [, pageText, segment] = /^\/[^/]+\/articles(?:\/page\/(\d+)|\/search\/([^/]+))?$/.exec(own) ?? []
  if (segment !== undefined) return parseArticleSegment(segment)
  if (!/^\/[^/]+\/articles(\/page\/\d+)?$/.test(own)) return null
  const page = pageText === undefined ? 1 : parsePage(pageText)
  return page === null ? null : { selection: noSelection, page }
}

/** A page number from 2: the URL of the first page has no number. Null for everything else, `01` included. */
export function parsePage(value: string): number | null {
  return /^([2-9]|[1-9]\d{1,4})$/.test(value) ? Number(value) : null
}

/** A year of four digits from 1970, or null. */
export function parseYear(value: string): number | null {
  return /^(19[789]\d|2\d{3})$/.test(value) ? Number(value) : null
}

/** A month of two digits, 1 to 12, or null. */
export function parseMonth(value: string): number | null {
  return /^(0[1-9]|1[0-2])$/.test(value) ? Number(value) : null
}

/** The day of the path segments `yyyy`, `mm`, `dd` as `YYYY-MM-DD`; null if there is no such day. */
export function parseDay(year: string, month: string, day: string): string | null {
  const text = `${year}-${month}-${day}`
  const date = new Date(`${text}T00:00:00Z`)
  return parseYear(year) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null
}

/** The page of a file name of `routes.llmsList`. Null for any other name. */
export function parseLlmsFile(file: string): LlmsKey | null {
  const [, name, page = ''] = /^([a-z]+)-(\d+)\.txt$/.exec(file) ?? []
  const list = llmsLists.find((candidate) => candidate === name)
  const number = parsePage(page)
  return list === undefined || number === null ? null : { list, page: number }
}

const sitemapPattern = /^([a-z]+)(?:-(\d{4})-(\d{2}))?(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/

/** The sitemap of a file name, or null. Each sitemap has one name: the first part has no number. */
export function parseSitemapFile(file: string): SitemapKey | null {
  const [, kind, yearText = '', monthText = '', partText = '1'] = sitemapPattern.exec(file) ?? []
  const [year, month, part] = [parseYear(yearText), parseMonth(monthText), Number(partText)]
  if (kind === 'articles') return year === null || month === null ? null : { kind, year, month, part }
  const list = sitemapLists.find((name) => name === kind)
  return list === undefined || yearText !== '' ? null : { kind: list, part }
}
