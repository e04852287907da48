import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { fetchAsManyClients } from './clients'
import { crawl } from './crawl'
import { isRead } from './filler'
import { baseUrl } from './site'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file with every page that `crawl` found. */
    crawlFile: string
  }
}

/** Crawls the site once, for all test files. @public Vitest loads it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  fetchAsManyClients()
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-crawl-'))
  const crawlFile = join(folder, 'pages.json')
  const pages = await crawl(baseUrl, ['/'], Number.POSITIVE_INFINITY, isRead)
  await writeFile(crawlFile, JSON.stringify([...pages]))
  project.provide('crawlFile', crawlFile)
  return () => rm(folder, { recursive: true })
}
