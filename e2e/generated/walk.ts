import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { isSearchPath, isSiteSearchPath, parseJobSearch, routes } from '@/lib/routes'
import { readHead } from '../support/head'
import { lintHtml } from '../support/html-lint'
import { listPages } from '../support/revalidation/compare-sites'
import { send } from '../support/send'
import { findProblems, ofType, readGraph } from '../support/structured-data'
import { feedPaths, readFeed } from './documents'
import type { Failure } from './failures'
import { checkPage, isLanguageTag, type PageProblem } from './page-checks'
import { searches } from './pools/names'
import { normalizeAll, type Reading, readHtml, readMarkdown, textOf } from './reading'
import * as recordChecks from './record-checks'
import type { Expected } from './records'
import { type Abilities, checkText, everything, inEmbed, inPosting, withoutIds } from './text-checks'
import { endOf } from './texts'

const limit = pLimit(4)

/** Of the states of lists only some: there are thousands, which are alike. */
const maxStates = 40

/** Every so many pages have a generated share image that is looked at: it takes as long as the page. */
const imageStep = 20

/** html-validate takes longer than all other checks: it gets every so many pages. */
const lintStep = 4

type Page = { record: Expected; locale: string; path: string }

/** Requests every page and document of the records at a site, each link once, and finds what is wrong with them. */
export class SiteWalk {
  readonly failures: Failure[] = []
  readonly #url: string
  readonly #records: readonly Expected[]
  #pages = new Map<string, Page>()
  /** The paths that were requested, and the first page with a link to each other path. */
  readonly #seen = new Set<string>()
  readonly #links = new Map<string, string>()
  readonly #images: string[] = []

  readonly #lints: boolean

  /** With `lints` some pages are passed to html-validate. */
  constructor(url: string, records: readonly Expected[], lints: boolean) {
    this.#url = url
    this.#records = records
    this.#lints = lints
  }

  get requests(): number {
    return this.#seen.size
  }

  async checkPages(): Promise<void> {
    const paths = await listPages(this.#url, this.#url)
    const articles = new Map(paths.map((path) => [keyOf(path), path]))
    for (const record of this.#records)
      for (const locale of record.locales) {
        const path = record.kind === 'article' ? articles.get(record.path) : `/${locale}${record.path}`
        if (path !== undefined) this.#pages.set(path, { record, locale, path })
        // A site of a hosted API knows the language of a job when it has read it.
        if (path === undefined || (this.#lints && !paths.includes(path)))
          this.#add(record.reference, 'sitemaps', [problem(record.name.row, 'a page', locale, 'none')])
      }
    for (const path of paths) if (!this.#pages.has(path)) this.#links.set(path, 'sitemaps')
    await each([...this.#pages.values()], (page, index) => this.#checkRecord(page, index))
  }

  async #checkRecord(page: Page, index: number): Promise<void> {
    const { record, locale, path } = page
    const html = await this.#readPage(path, record.reference, index)
    if (html === null) return
    const reading = readHtml(html)
    this.#add(record.reference, path, recordChecks.checkRecordPage(html, reading, record, locale))
    this.#checkTexts(reading, page, path, everything)
    const [posting] = ofType(readGraph(html).nodes, 'JobPosting')
    if (posting) this.#checkTexts(readHtml(String(posting.description)), page, 'JobPosting', inPosting)
    const { status, body } = await this.#get(routes.markdown(path))
    if (status !== 200)
      return this.#add(record.reference, 'Markdown', [problem(0, 'a page', '200', String(status))])
    const markdown = body.toString().replace(/^---\n.*?\n---\n/s, '')
    const text = readMarkdown(markdown)
    this.#checkTexts(text, page, 'Markdown', withoutIds)
    const title = text.elements.find(({ node }) => node.tagName === 'h1')
    const problems = title ? recordChecks.checkName(textOf(title.node), record, 'name') : []
    const words = text.words.map((word) => word.text).join(' ')
    const amounts = record.job?.isVacancy
      ? recordChecks.checkAmounts(words, record.job.pay, locale, 'amounts')
      : []
    this.#add(record.reference, 'Markdown', [...problems, ...amounts])
  }

  /** Requests each path that a page links to, once. Pages of lists are checked and can have further links. */
  async checkLinks(): Promise<void> {
    let states = 0
    for (let open = this.#open(); open.length > 0; open = this.#open()) {
      for (const path of open) {
        this.#seen.add(path)
        const towns = parseJobSearch(path)?.filter.facets.city ?? []
        this.#add(
          path,
          'filters',
          towns.flatMap((town) =>
            recordChecks.checkTown(town.replaceAll('-', ' '), 'no such town in filters'),
          ),
        )
      }
      const read = open.filter((path) => {
        const isState = isSearchPath(path) || isSiteSearchPath(path)
        if (isState) states += 1
        return !isState || states <= maxStates
      })
      await each(read, (path, index) => this.#checkLink(path, index))
    }
    await each(this.#images, (url) => this.#checkImage(url))
  }

  #open(): string[] {
    return [...this.#links.keys()].filter((path) => !this.#seen.has(path) && !this.#pages.has(path)).sort()
  }

  async #checkLink(path: string, index: number): Promise<void> {
    const html = await this.#readPage(path, `link on ${this.#links.get(path)}`, index)
    if (html === null) return
    const reading = readHtml(html)
    for (const { node, parents } of reading.elements.filter(
      ({ node }) => node.tagName === 'h2' || node.tagName === 'h3',
    )) {
      const link = reading.elements.find(({ node: a, parents: of }) => a.tagName === 'a' && of[0] === node)
      const page = this.#pages.get(String(link?.node.properties.href))
      if (!link || !page) continue
      const { record } = page
      const [card] = parents
      const name = recordChecks.checkName(textOf(node), record, 'name in lists')
      const language =
        record.kind === 'organization' ? [] : recordChecks.checkLanguage(link, record, 'language in lists')
      const amounts =
        record.job?.isVacancy && card
          ? recordChecks.checkAmounts(
              textOf(card).concat(textOf(parents[1] ?? card), textOf(parents[2] ?? card)),
              record.job.pay,
              path.split('/')[1] ?? '',
              'amounts in lists',
            )
          : []
      this.#add(record.reference, path, [...name, ...language, ...amounts])
    }
  }

  async checkFeeds(): Promise<void> {
    const byKey = new Map(
      this.#records.flatMap((record) => {
        const [locale = ''] = record.locales
        return record.kind === 'organization'
          ? []
          : [[record.path, { record, locale, path: record.path }] as const]
      }),
    )
    await each(feedPaths(this.#records), async (path) => {
      const { status, body } = await this.#get(path)
      if (status !== 200)
        return this.#add(path, 'feeds', [problem(0, 'a feed exists', '200', String(status))])
      for (const entry of readFeed(path, body.toString())) {
        const page = byKey.get(keyOf(entry.url.replace(this.#url, '')))
        if (!page) {
          this.#add(path, 'feeds', [problem(0, 'an entry is a record', 'a page', entry.url)])
          continue
        }
        const { record, locale } = page
        const title =
          record.job && !path.includes('indeed') ? entry.title.replace(/ – .*?$/s, '') : entry.title
        const reading = readHtml(entry.html)
        const { language } = entry
        // The feed of all jobs has no texts in its archives.
        if (
          reading.words.some(({ text }) => text === endOf(record.texts[locale]?.[0]?.id ?? '')) ||
          record.kind === 'article'
        )
          this.#checkTexts(reading, page, path, path.includes('indeed') ? inPosting : withoutIds)
        this.#add(record.reference, path, [
          ...recordChecks.checkName(title, record, 'name in feeds'),
          ...(language !== null && !isLanguageTag(language)
            ? [problem(16, 'language of an entry', 'a tag', language)]
            : []),
          ...(entry.city === null ? [] : recordChecks.checkTown(entry.city, 'no such town in feeds')),
          ...(entry.salary !== null && record.job
            ? recordChecks.checkAmounts(entry.salary, record.job.pay, locale, 'amounts of job feeds')
            : []),
          ...(entry.posting && record.job
            ? recordChecks.checkPosting(entry.posting, record, record.job.pay)
            : []),
        ])
      }
    })
  }

  /** The first results of the site search. */
  async checkSearch(): Promise<void> {
    const names = new Set(this.#records.map(({ name }) => normalizeAll(name.name)))
    await each(
      searches.filter(({ name }) => names.has(name)),
      async ({ words, name, row }) => {
        const { body } = await this.#get(routes.searchSite('en', words))
        if (!normalizeAll(body.toString()).includes(name))
          this.#add(words, 'search', [problem(row, 'search', name, 'none')])
      },
    )
  }

  /** The embed operation of the embedded API. */
  async checkEmbed(): Promise<void> {
    const jobs = new Map(this.#records.map((record) => [record.reference, record]))
    const organizations = this.#records.filter(({ kind }) => kind === 'organization')
    await each(organizations, async ({ reference }) => {
      const { body } = await this.#get(`/api/v1/embed?organization_reference=${reference}`)
      for (const job of JSON.parse(body.toString()).jobs ?? []) {
        const record = jobs.get(job.reference)
        if (!record) continue
        const [locale = ''] = record.locales
        const reading = readHtml([job.description, job.profile, job.recruitment_process].join('\n'))
        // The operation has no text about the company.
        const texts = (record.texts[locale] ?? []).filter(({ id }) => !id.startsWith('j3'))
        this.#checkTexts(
          reading,
          { record: { ...record, texts: { [locale]: texts } }, locale, path: '/' },
          'embed',
          inEmbed,
        )
      }
    })
  }

  /** The HTML of a page, after it was checked. Null for other documents, and for what does not exist. */
  async #readPage(path: string, record: string, index: number): Promise<string | null> {
    let response = await this.#get(path)
    for (let count = 0; response.location && count < 3; count += 1) {
      const url = new URL(response.location, this.#url + path)
      if (url.origin !== this.#url || this.#seen.has(url.pathname)) return null
      response = await this.#get(url.pathname + url.search)
    }
    if (response.status !== 200)
      this.#add(record, path, [problem(10, 'a link resolves', '200', String(response.status))])
    if (response.status !== 200 || !response.type.includes('html')) return null
    const html = response.body.toString()
    const reading = readHtml(html)
    this.#collect(reading, path)
    const [image = ''] = readHead(html).meta('og:image')
    if (image.startsWith(this.#url) && this.#seen.size % imageStep === 0)
      this.#images.push(image.slice(this.#url.length))
    const lint = this.#lints && index % lintStep === 0 ? await lintHtml([{ path, body: html }]) : []
    const data = await findProblems(html)
    this.#add(record, path, [
      ...checkPage(html, reading),
      ...lint.map(({ rule, message }) => problem(0, `html-validate ${rule}`, 'valid', message)),
      ...data.map((message) => problem(0, 'structured data', 'valid', message)),
    ])
    return html
  }

  #collect({ elements }: Reading, from: string): void {
    for (const { node } of elements) {
      const { href } = node.properties
      if (node.tagName !== 'a' || typeof href !== 'string') continue
      if (!URL.canParse(href, this.#url + from)) {
        this.#add(from, 'links', [problem(10, 'a link is an address', 'an address', href)])
        continue
      }
      const url = new URL(href, this.#url + from)
      const path = url.pathname + url.search
      if (url.origin === this.#url && !this.#links.has(path)) this.#links.set(path, from)
    }
  }

  async #checkImage(path: string): Promise<void> {
    const { status, type, body } = await this.#get(path)
    const { format, width } = status === 200 ? await sharp(body).metadata() : { format: 'none', width: 0 }
    if (type !== `image/${format}` || !/^(png|jpeg|webp)$/.test(format ?? '') || width < 600)
      this.#add(path, 'og:image', [
        problem(19, 'a share image', 'a picture of its type', `${status} ${type} ${format} ${width}`),
      ])
  }

  #checkTexts(reading: Reading, { record, locale, path }: Page, output: string, abilities: Abilities): void {
    for (const text of record.texts[locale] ?? [])
      this.#add(record.reference, output, checkText(reading, text, abilities, this.#url + path))
  }

  #add(record: string, output: string, problems: readonly PageProblem[]): void {
    for (const each of problems) this.failures.push({ ...each, record, output })
  }

  /** The response at a path once Next.js no longer serves the page of the build. */
  async #get(path: string) {
    this.#seen.add(path)
    for (;;) {
      const response = await send(() => fetch(this.#url + path, { redirect: 'manual' }))
      const body = Buffer.from(await response.arrayBuffer())
      const { headers, status } = response
      if (headers.get('x-nextjs-cache') !== 'STALE')
        return { status, body, location: headers.get('location'), type: headers.get('content-type') ?? '' }
      await wait(50)
    }
  }
}

/** The end of the path of a record: of an article `_` and its reference, else what follows the locale. */
function keyOf(path: string): string {
  return /\/articles\/\d/.test(path) ? path.slice(path.lastIndexOf('_')) : path.replace(/^\/[^/]+/, '')
}

function problem(row: number, rule: string, expected: string, found: string): PageProblem {
  return { row, rule, expected, found }
}

async function each<T>(items: readonly T[], run: (item: T, index: number) => Promise<void>): Promise<void> {
  await Promise.all(items.map((item, index) => limit(() => run(item, index))))
}
