import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import type { CrawledPage } from './crawl'

let pages: ReadonlyMap<string, CrawledPage> | null = null

/** The pages that links from `/` lead to and that `isRead`, by path. The site was crawled once, before the first test: e2e/support/crawl-setup.ts. */
export function crawledPages(): ReadonlyMap<string, CrawledPage> {
  pages ??= new Map(JSON.parse(readFileSync(inject('crawlFile'), 'utf8')))
  return pages
}

/** Those of them that exist and are HTML. */
export function crawledHtml(): CrawledPage[] {
  return [...crawledPages().values()].filter(
    ({ status, type }) => status === 200 && type.includes('text/html'),
  )
}
