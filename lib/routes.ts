/** Every address of the site is built and taken apart here: links, canonicals, redirects and tests call this file. */

type ArticleKey = { publishedAt: Date; slug: string; reference: string }
type SluggedKey = { slug: string; reference: string }

/** Which list of articles: all of a language, or those of a category or collection, by reference. */
export type ArticleListKey = { language: string; category?: string; collection?: string }

const segment = encodeURIComponent

function paged(path: string, page: number): string {
  return page === 1 ? path : `${path}/page/${page}`
}

/** The path of a record whose address ends in `{slug}_{reference}`. */
function keySegment({ slug, reference }: SluggedKey): string {
  return `${slug}_${segment(reference)}`
}

/** The feeds of a list: three forms of the same entries, and for jobs the one that job boards read. */
export const feedFiles = { rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json' } as const
export const jobFeedFiles = { ...feedFiles, indeed: 'indeed.xml' } as const
/** The media type of each, without its charset. */
export const feedTypes = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
  indeed: 'application/xml',
} as const
export type FeedFormat = keyof typeof feedFiles
export type JobFeedFormat = keyof typeof jobFeedFiles

/** The kinds of sitemap that list one thing each; articles have one a month. */
export const sitemapLists = ['pages', 'companies', 'jobs', 'categories', 'collections', 'news'] as const
export type SitemapList = (typeof sitemapLists)[number]

/** A sitemap of a locale; months and parts count from 1. */
export type SitemapKey = { part: number } & (
  | { kind: SitemapList }
  | { kind: 'articles'; year: number; month: number }
)

/** Another language's version of a page, or the nearest page that language has. */
export type Alternate = { locale: string; href: string }

/** Paths from the root, without origin; `page` counts from 1, months from 1. */
export const routes = {
  /** The stored 404 page, which nobody links to, and its like in the API. */
  missing: (locale: string): string => `/${locale}/missing`,
  missingRecord: (): string => '/api/v1/missing',
  home: (locale: string): string => `/${locale}`,
  articles: (locale: string, page = 1): string => paged(`/${locale}/articles`, page),
  archive: (locale: string, year: number, month?: number): string =>
    `/${locale}/articles/${pad(year, 4)}${month === undefined ? '' : `/${pad(month, 2)}`}`,
  article: (locale: string, article: ArticleKey): string => {
    const [year = '', month = '', day = ''] = article.publishedAt.toISOString().slice(0, 10).split('-')
    return `/${locale}/articles/${year}/${month}/${day}/${keySegment(article)}`
  },
  category: (locale: string, category: SluggedKey, page = 1): string =>
    paged(`/${locale}/categories/${keySegment(category)}`, page),
  collection: (locale: string, collection: SluggedKey, page = 1): string =>
    paged(`/${locale}/collections/${keySegment(collection)}`, page),
  companies: (locale: string): string => `/${locale}/companies`,
  company: (locale: string, slug: string): string => `/${locale}/companies/${segment(slug)}`,
  jobs: (locale: string): string => `/${locale}/jobs`,
  job: (locale: string, companySlug: string, jobSlug: string): string =>
    `/${locale}/companies/${segment(companySlug)}/jobs/${segment(jobSlug)}`,
  /** Articles of every language without a locale, else those that locale owns. */
  articlesFeed: (format: FeedFormat, locale?: string): string =>
    feed(locale === undefined ? '/articles' : routes.articles(locale), feedFiles[format]),
  categoryFeed: (format: FeedFormat, locale: string, category: SluggedKey): string =>
    feed(routes.category(locale, category), feedFiles[format]),
  collectionFeed: (format: FeedFormat, locale: string, collection: SluggedKey): string =>
    feed(routes.collection(locale, collection), feedFiles[format]),
  companyArticlesFeed: (format: FeedFormat, locale: string, slug: string): string =>
    feed(`${routes.company(locale, slug)}/articles`, feedFiles[format]),
  /** Jobs of the whole site without a locale, else those whose text is in that language. */
  jobsFeed: (format: JobFeedFormat, locale?: string): string =>
    feed(locale === undefined ? '/jobs' : routes.jobs(locale), jobFeedFiles[format]),
  companyJobsFeed: (format: JobFeedFormat, locale: string, slug: string): string =>
    feed(`${routes.company(locale, slug)}/jobs`, jobFeedFiles[format]),
  /** How feeds look to who opens them in a browser. */
  feedStyles: (): string => '/feed.css',
  /** The picture made for the previews of a page that has none of its own. */
  card: (path: string): string => `/cards${path}.png`,
  /** The Markdown twin of an article, organization or job. */
  markdown: (path: string): string => `${path}.md`,
  /** What language models are told of the site: of all of it, or of one locale. */
  llms: (locale?: string): string => (locale === undefined ? '/llms.txt' : `/${locale}/llms.txt`),
  /** Where search engines find that an IndexNow key is the site's own. */
  indexNowKey: (key: string): string => `/${key}.txt`,
  /** The door for the clock of scheduled articles. */
  due: (): string => '/api/due',
  sitemapIndex: (): string => '/sitemap.xml',
  sitemap: (locale: string, key: SitemapKey): string => {
    const month = key.kind === 'articles' ? `-${pad(key.year, 4)}-${pad(key.month, 2)}` : ''
    return `/sitemaps/${locale}/${key.kind}${month}${key.part === 1 ? '' : `-${key.part}`}.xml`
  },
  /** The JSON door to further pages of a list of articles. */
  searchArticles: (filter: ArticleListKey, page: number): string => {
    const { language, category, collection } = filter
    const parameters = { language, ...(category && { category }), ...(collection && { collection }) }
    return `/api/search/articles?${new URLSearchParams({ ...parameters, page: String(page) })}`
  },
}

function feed(listPath: string, file: string): string {
  return `${listPath}/feeds/${file}`
}

/** The format of a feed's file name, or null. */
export function parseFeedFile(file: string): FeedFormat | null {
  return formatOf(feedFiles, file)
}

export function parseJobFeedFile(file: string): JobFeedFormat | null {
  return formatOf(jobFeedFiles, file)
}

function formatOf<Format extends string>(files: Record<Format, string>, file: string): Format | null {
  const formats = Object.keys(files) as Format[]
  return formats.find((format) => files[format] === file) ?? null
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0')
}

const keyPattern = /^([a-z0-9-]*)_([A-Za-z0-9_-]{1,100})$/

/** Takes `{slug}_{reference}` apart at the first underscore, which slugs cannot hold; null if it is not of that form. */
export function parseKey(value: string): SluggedKey | null {
  const match = keyPattern.exec(value)
  return match?.[2] === undefined ? null : { slug: match[1] ?? '', reference: match[2] }
}

/** A page number from 2: the first page has no number in its address. Null for everything else, `01` included. */
export function parsePage(value: string): number | null {
  return /^([2-9]|[1-9]\d{1,4})$/.test(value) ? Number(value) : null
}

/** A whole year of four digits from 1970, or null. */
export function parseYear(value: string): number | null {
  return /^(19[789]\d|2\d{3})$/.test(value) ? Number(value) : null
}

/** A month of two digits, 1 to 12, or null. */
export function parseMonth(value: string): number | null {
  return /^(0[1-9]|1[0-2])$/.test(value) ? Number(value) : null
}

/** The UTC day `yyyy/mm/dd` stands for as `YYYY-MM-DD`, or null if there is no such day. */
export function parseDay(year: string, month: string, day: string): string | null {
  const text = `${year}-${month}-${day}`
  const date = new Date(`${text}T00:00:00Z`)
  return parseYear(year) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null
}

const sitemapPattern = /^([a-z]+)(?:-(\d{4})-(\d{2}))?(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/

/** Which sitemap a file name stands for, or null: one spelling for each, so the first part has no number. */
export function parseSitemapFile(file: string): SitemapKey | null {
  const [, kind, yearText = '', monthText = '', partText = '1'] = sitemapPattern.exec(file) ?? []
  const [year, month, part] = [parseYear(yearText), parseMonth(monthText), Number(partText)]
  if (kind === 'articles') return year === null || month === null ? null : { kind, year, month, part }
  const list = sitemapLists.find((name) => name === kind)
  return list === undefined || yearText !== '' ? null : { kind: list, part }
}
