import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import { fillerArticles } from '../records/filler-articles'
import { fillerJobs } from '../records/filler-jobs'
import type { CrawledPage } from './crawl'
import { isFull } from './variants'

let pages: ReadonlyMap<string, CrawledPage> | null = null

/** Every page that links from `/` lead to, by path. The site was crawled once, before the first test: e2e/support/crawl-setup.ts. */
export function crawledPages(): ReadonlyMap<string, CrawledPage> {
  pages ??= new Map(JSON.parse(readFileSync(inject('crawlFile'), 'utf8')))
  return pages
}

const fillerEnds = [
  ...fillerArticles.map(({ reference }) => `_${reference}`),
  ...fillerJobs.map(({ slug }) => `/jobs/${slug}`),
]

/** Existing HTML pages, for checks that take long: without those of the records that fill lists, which are alike. */
export function variedPages(): readonly CrawledPage[] {
  return [...crawledPages().values()].filter(
    ({ path, status, type }) =>
      status === 200 &&
      type.includes('text/html') &&
      (isFull || !fillerEnds.some((end) => path.endsWith(end))),
  )
}
