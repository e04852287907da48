import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { articles } from '@/e2e/records/articles'
import { companies } from '@/e2e/records/companies'
import { jobs } from '@/e2e/records/jobs'
import { routes } from '@/lib/routes'
import { ProgramFailed } from '../run'
import { buildTestSite, startTestSite } from './site'

/** Builds the site of the tests with the Node.js of this process, serves it, and requests a page or document of each kind. */
const { harbourWorks } = companies
const paths = [
  ...[routes.home('en'), routes.articles('fr'), articles.plain.path, routes.companies('de')],
  ...[routes.company('en', harbourWorks.slug), routes.jobs('en')],
  ...[routes.job('en', harbourWorks.slug, jobs.craneInspector.slug), routes.searchWords('en', 'night')],
  ...[routes.articlesFeed('rss'), routes.sitemapIndex(), routes.openGraphImage(articles.plain.path)],
]
const folder = await mkdtemp(join(tmpdir(), 'vitrine-smoke-'))
try {
  const site = await buildTestSite(folder)
  const server = await startTestSite(site)
  try {
    for (const path of paths) {
      const { status } = await fetch(site.url + path)
      if (status !== 200)
        throw new ProgramFailed(`${path} responds with ${status} on Node.js ${process.version}`)
    }
  } finally {
    await server.stop()
  }
  console.log(`Node.js ${process.version} builds and serves the site`)
} catch (error) {
  process.exitCode = 1
  console.error(error instanceof ProgramFailed ? error.message : error)
} finally {
  await rm(folder, { recursive: true, force: true })
}
