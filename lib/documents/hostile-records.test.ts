import { readFileSync } from 'node:fs'
import { articleWire } from '@vitrine/api-contract/article'
import { embedJobWire, embedWire } from '@vitrine/api-contract/embed'
import { jobWire } from '@vitrine/api-contract/job'
import { organizationWire } from '@vitrine/api-contract/organization'
import { propertyRuns } from '@vitrine/api-contract/testing/full'
import { tolerant } from '@vitrine/api-contract/tolerant'
import fc from 'fast-check'
import { XMLValidator } from 'fast-xml-parser'
import { create, type Font } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { parseText } from '@/lib/content/pipeline'
import { excerpt } from '@/lib/content/plain-text'
import { formatDate, formatDay, formatLanguage, formatList, formatPlayingTime } from '@/lib/i18n/format'
import { type Article, isPublic, toArticle } from '@/lib/model/articles/article'
import { readingMinutes } from '@/lib/model/articles/reading-time'
import { sortBySimilarity } from '@/lib/model/jobs/closed-job'
import { type Job, toJob } from '@/lib/model/jobs/job'
import { contractLabel, durationText, salaryText, startText } from '@/lib/model/jobs/job-facts'
import { createToImage } from '@/lib/model/media/image'
import {
  type Organization,
  toOrganization,
  toOrganizationFromEmbed,
  toOrganizationProfile,
} from '@/lib/model/organization'
import { hostileRecord } from '@/lib/model/testing/hostile-records'
import { articlePage } from '@/lib/pages/article'
import { companyPage } from '@/lib/pages/company'
import { jobPage } from '@/lib/pages/job'
import type { OpenGraphImageText } from '@/lib/pages/page-kind'
import { type ArticleFeedFormat, hasOverlongSegment, parseKey, routes } from '@/lib/routes'
import { articleMetadata } from '@/lib/seo/article'
import { articlePath, jobPath, organizationPath } from '@/lib/seo/canonical-paths'
import { feedScopes } from '@/lib/seo/feed-scope'
import { jobMetadata } from '@/lib/seo/job'
import { articleGraph } from '@/lib/seo/json-ld/article'
import { serializeGraph } from '@/lib/seo/json-ld/graph'
import { jobGraph } from '@/lib/seo/json-ld/job'
import { toJobPosting } from '@/lib/seo/json-ld/job-posting'
import { organizationGraph } from '@/lib/seo/json-ld/organization'
import { organizationMetadata } from '@/lib/seo/organization'
import { articleEntry, jobEntry, newsEntry, organizationEntry } from '@/lib/seo/sitemap-entries'
import { toArticleEntry } from './feeds/article-entry'
import { toIndeedJob, writeIndeedXml } from './feeds/indeed'
import { toJobEntry } from './feeds/job-entry'
import { writeFeed } from './feeds/write-feed'
import { articleMarkdown } from './markdown/article'
import { jobMarkdown } from './markdown/job'
import { localeLlms } from './markdown/llms'
import { organizationMarkdown } from './markdown/organization'
import { openGraphSvg } from './og-images/og-image-svg'
import { buildSitemap } from './sitemaps/sitemap-xml'

const options = { numRuns: propertyRuns(750, 80) }
const timeout = options.numRuns * 800

/** The text layout of an Open Graph image takes far longer than the rest. */
const imageEvery = 100

const now = new Date('2026-11-22T12:00:00Z')
const locale = 'en'
const toImage = createToImage({ siteUrl: 'http://localhost:3000', hosts: ['cdn.example.com'] })
const site = { reference: 'vitrine-demo', timeZone: 'Europe/Paris' }
const image = { url: '/media/a.webp', size: { width: 1600, height: 900 }, type: 'image/webp' }

const readArticle = tolerant(articleWire, ['reference', 'name', 'language'])
const readOrganization = tolerant(organizationWire, ['reference', 'name', 'slug'])
const readEmbed = tolerant(embedWire.omit({ jobs: true }), ['name'])
const readEmbedJob = tolerant(embedJobWire, ['reference', 'name', 'slug'])
const readJob = tolerant(jobWire, ['reference', 'name'])

const articles = hostileRecord(articleWire, ['reference', 'name', 'language'])
const organizations = hostileRecord(organizationWire, ['reference', 'name', 'slug'])
const embeds = hostileRecord(embedWire.omit({ jobs: true }), ['name'])
const embedJobs = hostileRecord(embedJobWire, ['reference', 'name', 'slug'])
const jobs = hostileRecord(jobWire, ['reference', 'name'])

const employer = toOrganization(
  readOrganization.parse({ reference: 'Org1', name: 'Acme', slug: 'acme' }),
  toImage,
)

function openFace(family: string): Font[] {
  const font = create(
    readFileSync(`node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`),
  )
  if (!('unitsPerEm' in font)) throw new Error(family)
  return [font]
}

const fonts = { story: openFace('newsreader'), fact: openFace('bricolage-grotesque') }
const ownSite = { siteName: 'Vitrine', accent: '#0c5a49', hasMark: true }
let imageTexts = 0

function drawImage(text: OpenGraphImageText | null): void {
  if (text === null) return
  imageTexts += 1
  if (imageTexts % imageEvery === 0)
    expect(openGraphSvg({ ...text, ...ownSite, seed: text.path }, fonts)).not.toContain('NaN')
}

/** Fields of domain objects and of JSON-LD that hold a URL, a path of the site, or a list or map of them. */
const urlFields = new Set([
  ...['url', 'logo', 'image', 'src', 'covers', 'websiteUrl', 'website', 'originalUrl', 'applyUrl', 'sameAs'],
  ...['contentUrl', 'thumbnailUrl', 'embedUrl', 'home_page_url', 'feed_url'],
])

/** Every URL is safe, every date valid and every number finite. */
function check(value: unknown, isUrl = false): void {
  if (typeof value === 'string') {
    if (isUrl) checkUrl(value)
    if (!value.isWellFormed()) throw new Error(`unpaired surrogate in ${JSON.stringify(value)}`)
    return
  }
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`not finite: ${value}`)
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) throw new Error('invalid date')
    return
  }
  if (typeof value !== 'object' || value === null) return
  const isMap = isUrl && !Array.isArray(value) && !('@type' in value)
  for (const [key, part] of Object.entries(value)) {
    check(part, urlFields.has(key) || isMap || (isUrl && Array.isArray(value)))
  }
}

function checkUrl(text: string): void {
  const url = new URL(text, 'http://localhost:3000')
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return
  const isOwn = url.origin === 'http://localhost:3000'
  const isPublic = url.hostname.includes('.') && !/^[\d.]+$|^\[/.test(url.hostname)
  const isSafe =
    /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' && text.length < 4_000
  if (!isSafe || !(isOwn || isPublic)) throw new Error(`unsafe URL ${text}`)
}

function checkPath(path: string): void {
  if (hasOverlongSegment(path) || !/^\/[\w/.%-]+$/.test(path)) throw new Error(`path ${path}`)
}

function checkXml(xml: string): void {
  const result = XMLValidator.validate(xml)
  if (result !== true) throw new Error(`${result.err.msg}: ${xml.slice(0, 500)}`)
  for (const [, url = ''] of xml.matchAll(/<(?:loc|link|image:loc)>([^<]*)</g))
    checkUrl(url.replaceAll('&amp;', '&'))
}

let feeds = 0

/** Each feed in one of the formats, in turn. */
function checkFeed(write: (format: ArticleFeedFormat) => string): void {
  feeds += 1
  const format = (['rss', 'atom', 'json'] as const)[feeds % 3] ?? 'rss'
  if (format === 'json') check(JSON.parse(write(format)))
  else checkXml(write(format))
}

function readAsArticle(article: Article): void {
  check(article)
  const path = articlePath(article)
  checkPath(path)
  const { reference, slug } = article
  expect(parseKey(path.split('/').at(-1) ?? '')).toEqual({ slug, reference })
  const breadcrumbs = articlePage.breadcrumbs({ article })
  for (const { href } of breadcrumbs) if (href) checkPath(href)
  check(articleMetadata(article, excerpt(parseText(article.content, 'markdown'), 155), image))
  const graph = articleGraph(article, [employer], breadcrumbs)
  check(graph)
  JSON.parse(serializeGraph(graph))
  const entry = toArticleEntry(article)
  const scopes = [
    feedScopes.articles(locale),
    ...article.categories.slice(0, 1).map((category) => feedScopes.category(locale, category)),
    ...article.collections.slice(0, 1).map((collection) => feedScopes.collection(locale, collection)),
  ]
  for (const scope of scopes) checkFeed((format) => writeFeed(format, scope, [entry]))
  checkXml(buildSitemap([articleEntry(article), newsEntry(article)], 'Vitrine'))
  articleMarkdown(article, [employer])
  drawImage(articlePage.openGraphImage({ article }))
  checkPath(articlePage.path({ article }))
  articlePage.cacheTags({ article })
  formatLanguage(article.language, locale)
  formatDate(article.publishedAt, locale, site.timeZone)
  formatList(
    article.authors.map(({ name }) => name),
    locale,
  )
  check(readingMinutes(article))
}

function readAsOrganization(organization: Organization): void {
  check(organization)
  const { slug, videos, updatedAt } = organization
  checkPath(routes.company(locale, slug))
  checkPath(organizationPath(organization, locale))
  const breadcrumbs = companyPage.breadcrumbs({ locale, organization })
  check(organizationMetadata(organization, locale, image))
  const graph = organizationGraph(organization, locale, [employer], breadcrumbs)
  check(graph)
  JSON.parse(serializeGraph(graph))
  for (const scope of [
    feedScopes.companyArticles(locale, organization),
    feedScopes.companyJobs(locale, organization),
  ]) {
    check(scope)
    checkXml(writeFeed('rss', scope, []))
  }
  const entry = organizationEntry({ ...organization, videos, updatedAt }, locale)
  if (entry) checkXml(buildSitemap([entry], 'Vitrine'))
  organizationMarkdown(organization, { jobs: [], articles: [] }, locale)
  drawImage(companyPage.openGraphImage({ locale, organization }))
  companyPage.cacheTags({ locale, organization })
  for (const { durationSeconds } of videos) if (durationSeconds !== null) formatPlayingTime(durationSeconds)
}

function readAsJob(job: Job, organization: Organization): void {
  check(job)
  checkPath(routes.job(locale, organization.slug, job.slug))
  checkPath(jobPath(job))
  const content = { locale, job, organization }
  check(jobMetadata(job, organization, locale, image))
  const { posting } = toJobPosting(job, now)
  const graph = jobGraph(job, locale, posting, jobPage.breadcrumbs(content))
  check(graph)
  JSON.parse(serializeGraph(graph))
  const entries = [toJobEntry(job, now, 'json')]
  checkFeed((format) => writeFeed(format, feedScopes.jobs(locale), entries))
  checkXml(writeIndeedXml([toIndeedJob(job, now)]).xml)
  checkXml(buildSitemap([jobEntry(job, locale)], 'Vitrine'))
  jobMarkdown(job, organization)
  const only = <T>(item: T) => ({ items: [item], next: null })
  localeLlms({ organizations: only(organization), articles: [], jobs: only(job), pages: [] }, locale)
  drawImage(jobPage.openGraphImage(content))
  jobPage.cacheTags(content)
  contractLabel(job, locale)
  durationText(job.contractDuration, locale)
  salaryText(job.salary, locale)
  startText(job, locale)
  if (job.createdDay !== null) formatDay(job.createdDay, locale)
  sortBySimilarity([job], { slug: job.slug, city: job.offices[0]?.city ?? null, departmentId: null })
}

describe('records with hostile values in every field', () => {
  it('are articles that every consumer accepts', { timeout }, () => {
    let used = 0
    fc.assert(
      fc.property(articles, (record) => {
        const wire = readArticle.safeParse(record)
        if (!wire.success || !isPublic(wire.data, now)) return
        used += 1
        readAsArticle(toArticle(wire.data, toImage))
      }),
      options,
    )
    expect(used).toBeGreaterThan(options.numRuns / 10)
  })

  it('are organizations that every consumer accepts', { timeout }, () => {
    let used = 0
    fc.assert(
      fc.property(organizations, (record) => {
        const wire = readOrganization.safeParse(record)
        if (!wire.success) return
        used += 1
        check(toOrganizationProfile(toOrganization(wire.data, toImage)))
        readAsOrganization(toOrganization(wire.data, toImage))
      }),
      options,
    )
    expect(used).toBeGreaterThan(options.numRuns / 2)
  })

  it('are organizations of the embed operation that every consumer accepts', { timeout }, () => {
    fc.assert(
      fc.property(embeds, fc.constantFrom('Org1', '日本', '..', 'a/b'), (record, reference) => {
        const wire = readEmbed.safeParse(record)
        if (!wire.success) return
        const { name, websites = [] } = wire.data
        readAsOrganization(toOrganizationFromEmbed(reference, { name, websites }, locale))
      }),
      options,
    )
  })

  it('are jobs that every consumer accepts', { timeout }, () => {
    let used = 0
    fc.assert(
      fc.property(embedJobs, fc.option(jobs), organizations, (embed, record, employerRecord) => {
        const wire = readEmbedJob.safeParse(embed)
        if (!wire.success) return
        used += 1
        const detail = record === null ? null : readJob.safeParse(record)
        const own = readOrganization.safeParse(employerRecord)
        const organization = own.success ? toOrganization(own.data, toImage) : employer
        readAsJob(toJob(wire.data, detail?.success ? detail.data : null, organization, site), organization)
      }),
      options,
    )
    expect(used).toBeGreaterThan(options.numRuns / 2)
  })
})
