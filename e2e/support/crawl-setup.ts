import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
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

/** Crawls the site once, while the test files that need no crawl run. @public Vitest loads it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (baseUrl === '')
    throw new Error('BASE_URL is not set: "npm run test:site" starts the site and prints it')
  fetchAsManyClients()
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-crawl-'))
  const crawlFile = join(folder, 'crawl.json')
  const crawled = crawl(baseUrl, ['/'], Number.POSITIVE_INFINITY, isRead).then(
    (pages) => save(crawlFile, { pages: [...pages] }),
    (error) => save(crawlFile, { error: String(error) }),
  )
  project.provide('crawlFile', crawlFile)
  return async () => {
    await crawled
    await rm(folder, { recursive: true })
  }
}

/** The file is there when it is complete. */
async function save(file: string, result: object): Promise<void> {
  await writeFile(`${file}.part`, JSON.stringify(result))
  await rename(`${file}.part`, file)
}
