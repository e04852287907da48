import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { fetchAsManyClients } from './clients'
import { crawl } from './crawl'
import { baseUrl } from './site'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file with every page that `crawl` found. */
    crawlFile: string
  }
}

/** Crawls the site once, for all test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  fetchAsManyClients()
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-crawl-'))
  const crawlFile = join(folder, 'pages.json')
  await writeFile(crawlFile, JSON.stringify([...(await crawl(baseUrl))]))
  project.provide('crawlFile', crawlFile)
  return () => rm(folder, { recursive: true })
}
