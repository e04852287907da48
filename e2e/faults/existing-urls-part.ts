import { join } from 'node:path'
import { noSelection } from '@/lib/article-selection'
import { noFilter } from '@/lib/job-filter'
import { routes } from '@/lib/routes'
import { startReadApi } from '@/scripts/read-api'
import { copyApi, type Environment, run as runProgram } from '@/scripts/run'
import { copyProject } from '@/scripts/tests/project-copy'
import { generateContent } from './content'
import { generatedSite } from './generated-site'
import { quantile, sendLoad } from './load'
import { readSitemapPaths } from './pages'
import type { Check, Context, Part, Site } from './part'
import { Random } from './random'

const articles = { ci: 2_500, full: 10_000 }
const maxPages = { ci: 2_100, full: Number.POSITIVE_INFINITY }
const minPages = 2_000

/** More clients than one, whose requests the site limits. */
const addresses = Array.from({ length: 200 }, (_, index) => `127.0.2.${index + 1}`)

export const existingUrlsPart: Part = { name: 'Existing URLs without the API', run }

/** The API is away from the moment at which the first copy is complete. Nobody has requested the pages before. */
async function run(context: Context): Promise<Check[]> {
  const { scale, seed, progress, folder } = context
  progress(`Generating ${articles[scale]} articles`)
  const api = await startReadApi(await generateContent(folder, articles[scale]))
  const environment = {
    ...generatedSite,
    API_BASE_URL: api.url,
    API_TOKEN: api.token,
    DATABASE_URL: `file:${join(folder, 'existing-urls.db')}`,
  }
  try {
    await copyApi({ ...context.buildEnvironment, ...environment })
  } finally {
    await api.stop()
  }
  progress('The copy is complete, and the API is away')
  const site = await context.startSite({ environment })
  const paths = new Random(seed).shuffle(await readSitemapPaths(site.url)).slice(0, maxPages[scale])
  const [beforeRestart, afterRestart, afterBuild] = inParts(paths, scale === 'full' ? 3 : 2)
  const checks = [await check(site, 'after the copy', beforeRestart)]
  progress(checks[0]?.measured ?? '')
  await site.restart()
  checks.push(await check(site, 'after a restart', afterRestart))
  await site.stop()
  if (afterBuild) {
    progress('Building again')
    const project = join(folder, 'built-again')
    await build(project, { ...context.buildEnvironment, ...environment })
    const built = await context.startSite({ environment, folder: project })
    checks.push(await check(built, 'after a new build', afterBuild))
  }
  const isEnough = paths.length >= minPages
  return [
    ...checks,
    {
      name: 'different pages',
      passed: isEnough,
      expected: `at least ${minPages}`,
      measured: `${paths.length}`,
    },
  ]
}

function inParts<T>(items: readonly T[], count: number): T[][] {
  return Array.from({ length: count }, (_, part) => items.filter((_item, index) => index % count === part))
}

async function build(project: string, environment: Environment): Promise<void> {
  await copyProject(project)
  await runProgram('tsx', ['scripts/build.ts'], environment, project)
}

/** Each path once, and the documents. */
async function check(site: Site, when: string, pages: readonly string[] = []): Promise<Check> {
  const failed: string[] = []
  const rest = [...documents(when), ...pages]
  const count = rest.length
  const { durationsMs } = await sendLoad({
    ...{ url: site.url, connections: 4, addresses, nextPath: () => rest.shift() ?? null },
    onResponse: ({ path, status }) => {
      if (status !== 200) failed.push(`${status} ${path}`)
    },
  })
  const times = [0.5, 0.99].map((share) => `${Math.round(quantile(durationsMs, share))} ms`)
  return {
    name: `pages and documents that nobody has requested, ${when}`,
    passed: failed.length === 0 && durationsMs.length === count,
    expected: 'all 200',
    measured: `${count} URLs, ${failed.length} not 200 ${failed.slice(0, 5).join(', ')}; p50 ${times.join(', p99 ')}`,
  }
}

/** Sitemaps are read before. The searches have words that no earlier request had. */
function documents(words: string): string[] {
  return [
    ...[routes.articlesFeed('rss', 'en'), routes.articlesFeed('json'), routes.jobsFeed('indeed')],
    ...[routes.jobsFeed('atom', 'fr'), routes.llms('en')],
    ...[routes.searchSite('en', words), routes.searchJobs('en', noFilter, '')],
    routes.foundArticles('en', { ...noSelection, words }, 1),
    routes.jobSearch('en', { ...noFilter, words }),
  ]
}
