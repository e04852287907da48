import sharp from 'sharp'
import { isSearchPath, isSiteSearchPath, parseJobSearch, routes } from '@/lib/routes'
import { readHead } from '../support/head'
import { lintHtml } from '../support/html-lint'
import { listPages } from '../support/revalidation/compare-sites'
import { findProblems, ofType, readGraph } from '../support/structured-data'
import { checkPage, inherited } from './page-checks'
import { type Reading, readHtml, readMarkdown, textOf } from './reading'
import * as recordChecks from './record-checks'
import { each, keyOf, type Page, problem, type SiteReader } from './site-reader'
import { everything, inPosting, withoutIds } from './text-checks'

/** Of the states of lists only some: there are thousands, which are alike. */
const maxStates = 40

/** html-validate takes longer than all other checks, and an Open Graph image as long as a page: of so many pages, one has them. */
const [lintStep, imageStep] = [4, 20]

type Document = { html: string; reading: Reading }

/** Requests the pages of all records, their Markdown alternates, and each page to which they link, once. */
export class PageWalk {
  readonly #site: SiteReader
  readonly #pages = new Map<string, Page>()
  /** The first page with a link to each path. */
  readonly #links = new Map<string, string>()
  readonly #images: string[] = []

  constructor(site: SiteReader) {
    this.#site = site
  }

  async checkRecords(): Promise<void> {
    const { url, records } = this.#site
    const paths = new Set(await listPages(url, url))
    const articles = new Map([...paths].map((path) => [keyOf(path), path]))
    for (const record of records)
      for (const locale of record.locales) {
        const path = record.kind === 'article' ? articles.get(record.path) : `/${locale}${record.path}`
        if (path !== undefined) this.#pages.set(path, { record, locale, path })
        // Sitemaps too have a job in the language of its company until the job operation was read.
        if (path === undefined || (record.job === null && !paths.has(path)))
          this.#site.add(record.reference, 'sitemaps', [problem(record.name.row, 'a page', locale, 'none')])
      }
    for (const path of paths) if (!this.#pages.has(path)) this.#links.set(path, 'sitemaps')
    await each([...this.#pages.values()], (page, index) => this.#checkRecord(page, index))
  }

  async #checkRecord(page: Page, index: number): Promise<void> {
    const { record, locale, path } = page
    const document = await this.#readPage(path, record.reference, index)
    if (document === null) return
    const { html, reading } = document
    this.#site.add(record.reference, path, recordChecks.checkRecordPage(html, reading, record, locale))
    this.#site.checkTexts(reading, page, path, everything)
    const [posting] = ofType(readGraph(html).nodes, 'JobPosting')
    if (posting) this.#site.checkTexts(readHtml(String(posting.description)), page, 'JobPosting', inPosting)
    await this.#checkMarkdown(page)
  }

  async #checkMarkdown(page: Page): Promise<void> {
    const { record, locale, path } = page
    const { status, body } = await this.#site.get(routes.markdown(path))
    if (status !== 200)
      return this.#site.add(record.reference, 'Markdown', [problem(0, 'a document', '200', String(status))])
    const reading = readMarkdown(body.toString().replace(/^---\n.*?\n---\n/s, ''))
    this.#site.checkTexts(reading, page, 'Markdown', withoutIds)
    const title = reading.elements.find(({ node }) => node.tagName === 'h1')
    const words = reading.words.map(({ text }) => text).join(' ')
    this.#site.add(record.reference, 'Markdown', [
      ...(title ? recordChecks.checkName(textOf(title.node), record, 'name in Markdown') : []),
      ...recordChecks.checkAmounts(words, record, locale, 'amounts in Markdown'),
    ])
  }

  /** Pages of lists are checked and can have further links. */
  async checkLinks(): Promise<void> {
    let states = 0
    for (let open = this.#open(); open.length > 0; open = this.#open()) {
      const read = open.filter((path) => {
        this.#site.seen.add(path)
        for (const town of parseJobSearch(path)?.filter.facets.city ?? [])
          this.#site.add(
            path,
            'filters',
            recordChecks.checkTown(town.replaceAll('-', ' '), 'no such town in filters'),
          )
        const isState = isSearchPath(path) || isSiteSearchPath(path)
        if (isState) states += 1
        return !isState || states <= maxStates
      })
      await each(read, (path, index) => this.#checkList(path, index))
    }
    await each(this.#images, (path) => this.#checkImage(path))
  }

  #open(): string[] {
    const isOpen = (path: string) => !this.#site.seen.has(path) && !this.#pages.has(path)
    return [...this.#links.keys()].filter(isOpen).sort()
  }

  async #checkList(path: string, index: number): Promise<void> {
    const document = await this.#readPage(path, `link on ${this.#links.get(path)}`, index)
    const [, locale = ''] = path.split('/')
    for (const link of document?.reading.elements ?? []) {
      const page = this.#pages.get(String(link.node.properties.href))
      const [heading, , , card] = link.parents
      if (!page || !/^h[23]$/.test(heading?.tagName ?? '') || link.node.tagName !== 'a') continue
      const { record } = page
      this.#site.add(record.reference, path, [
        ...recordChecks.checkName(textOf(link.node), record, 'name in lists'),
        ...(record.kind === 'organization' || inherited(link, 'lang') === record.job?.companyLanguage
          ? []
          : recordChecks.checkLanguage(link, record, 'language in lists')),
        ...(card ? recordChecks.checkAmounts(textOf(card), record, locale, 'amounts in lists') : []),
      ])
    }
  }

  /** A page after it was checked. Null for other documents, and for what does not exist. */
  async #readPage(path: string, record: string, index: number): Promise<Document | null> {
    const { url, seen } = this.#site
    let response = await this.#site.get(path)
    for (let count = 0; response.location && count < 3; count += 1) {
      const target = new URL(response.location, url + path)
      if (target.origin !== url || seen.has(target.pathname)) return null
      response = await this.#site.get(target.pathname + target.search)
    }
    if (response.status !== 200)
      this.#site.add(record, path, [problem(10, 'a link resolves', '200', String(response.status))])
    if (response.status !== 200 || !response.type.includes('html')) return null
    const html = response.body.toString()
    const reading = readHtml(html)
    this.#collectLinks(reading, path)
    const [image = ''] = readHead(html).meta('og:image')
    if (image.startsWith(url) && index % imageStep === 0) this.#images.push(image.slice(url.length))
    const lint = index % lintStep === 0 ? await lintHtml([{ path, body: html }]) : []
    this.#site.add(record, path, [
      ...checkPage(html, reading),
      ...lint.map(({ rule, message }) => problem(0, `html-validate ${rule}`, 'valid', message)),
      ...(await findProblems(html)).map((message) => problem(0, 'structured data', 'valid', message)),
    ])
    return { html, reading }
  }

  #collectLinks({ elements }: Reading, from: string): void {
    const base = this.#site.url
    for (const { node } of elements) {
      const { href } = node.properties
      if (node.tagName !== 'a' || typeof href !== 'string') continue
      if (!URL.canParse(href, base + from)) {
        this.#site.add(from, 'links', [problem(10, 'a link is an address', 'an address', href)])
        continue
      }
      const { origin, pathname, search } = new URL(href, base + from)
      if (origin === base && !this.#links.has(pathname + search)) this.#links.set(pathname + search, from)
    }
  }

  async #checkImage(path: string): Promise<void> {
    const { status, type, body } = await this.#site.get(path)
    const { format, width } = status === 200 ? await sharp(body).metadata() : { format: 'none', width: 0 }
    if (type !== `image/${format}` || !/^(png|jpeg|webp)$/.test(format ?? '') || width < 600)
      this.#site.add(path, 'og:image', [
        problem(19, 'the picture', 'a picture of its type', `${status} ${type} ${format} ${width}`),
      ])
  }
}
