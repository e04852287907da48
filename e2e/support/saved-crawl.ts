import { readFile } from 'node:fs/promises'
import { inject, vi } from 'vitest'
import type { CrawledPage } from './crawl'

/** A test file that imports this module begins when the crawl has ended. */
const pages = await readCrawl()

/** The pages that links from `/` lead to and that `isRead`, by path. The site is crawled once: e2e/support/crawl-setup.ts. */
export function crawledPages(): ReadonlyMap<string, CrawledPage> {
  return pages
}

/** Those of them that exist and are HTML. */
export function crawledHtml(): CrawledPage[] {
  return [...pages.values()].filter(({ status, type }) => status === 200 && type.includes('text/html'))
}

async function readCrawl(): Promise<ReadonlyMap<string, CrawledPage>> {
  const read = () => readFile(inject('crawlFile'), 'utf8')
  const { pages: found, error } = JSON.parse(await vi.waitFor(read, { timeout: 300_000, interval: 200 }))
  if (error) throw new Error(`The site cannot be crawled: ${error}`)
  return new Map(found)
}
