import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { routes } from '@/lib/routes'
import { fillerJobs } from '../records/filler-jobs'
import { locales } from '../records/sites'
import { fetchAsManyClients } from './clients'
import { crawl } from './crawl'
import { baseUrl } from './site'
import { isFull } from './variants'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file with every page that `crawl` found. */
    crawlFile: string
  }
}

/** Pages that show a job which fills lists in another language than its own: a hundred alike. */
const translatedFiller = new Set(
  fillerJobs.flatMap(({ organization, slug, language }) =>
    locales.filter((locale) => locale !== language).map((locale) => routes.job(locale, organization, slug)),
  ),
)

/** Crawls the site once, for all test files. @public Vitest loads it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  fetchAsManyClients()
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-crawl-'))
  const crawlFile = join(folder, 'pages.json')
  const isSkipped = (path: string) => !isFull && translatedFiller.has(path)
  const pages = await crawl(baseUrl, ['/'], Number.POSITIVE_INFINITY, isSkipped)
  await writeFile(crawlFile, JSON.stringify([...pages]))
  project.provide('crawlFile', crawlFile)
  return () => rm(folder, { recursive: true })
}
