import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '@/scripts/run'
import { withOtherSite } from '../other-site'
import { type RecordSet, startRecordApi } from '../support/record-api'
import { ageBuild } from '../support/revalidation/compare-sites'
import * as documents from './document-walk'
import { formatFailures } from './failures'
import { PageWalk } from './page-walk'
import { generateRecords } from './records'
import { SiteReader } from './site-reader'

/** GENERATED_SEED repeats a run, GENERATED_RECORDS sets its size. */
const seed = Number(process.env.GENERATED_SEED ?? 41)
const total = Number(process.env.GENERATED_RECORDS ?? 800)
const { records, responses } = generateRecords(seed, {
  organizations: Math.ceil(total / 20),
  jobs: Math.floor(total / 2),
  articles: Math.floor(total * 0.45),
})

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-generated-'))
  // The sites have other records than the build.
  await ageBuild(process.env.PROJECT_FOLDER ?? '')
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const settings = {
  IMAGE_HOSTS: 'img.example',
  QUARANTINE_MINUTES: '0',
  // Until then no page becomes stale.
  REVALIDATE_SECONDS: '3600',
}

test('a site of the embedded API says what its records say', { timeout: 3_600_000 }, async () => {
  const database = { DATABASE_URL: `file:${join(folder, 'generated.db')}` }
  await writeResponses(join(folder, 'responses'), responses)
  const command = 'packages/read-api/commands/content-import.ts'
  await run('tsx', [command, '--from', 'json', join(folder, 'responses')], {
    ...database,
    REVALIDATE_SECRET: '',
  })
  await withOtherSite({ ...settings, ...database, CACHE_DIRECTORY: join(folder, 'embedded') }, (url) =>
    check(url, true),
  )
})

test('a site of a hosted API says what its records say', { timeout: 3_600_000 }, async () => {
  const api = await startRecordApi(responses)
  const upstream = { API_BASE_URL: api.url, API_TOKEN: 'token', API_REQUESTS_PER_MINUTE: '1000000' }
  try {
    const copy = { DATABASE_URL: `file:${join(folder, 'copy.db')}`, CACHE_DIRECTORY: join(folder, 'hosted') }
    await withOtherSite({ ...settings, ...upstream, ...copy }, (url) => check(url, false))
  } finally {
    await api.stop()
  }
})

async function check(url: string, hasReadApi: boolean): Promise<void> {
  const site = new SiteReader(url, records)
  const pages = new PageWalk(site)
  const time = async (name: string, part: () => Promise<void>) => {
    const begin = performance.now()
    const used = process.cpuUsage()
    await part()
    const { user } = process.cpuUsage(used)
    const seconds = Math.round((performance.now() - begin) / 1000)
    console.log(`${name}: ${seconds} s, ${Math.round(user / 1_000_000)} s of them in the tests`)
  }
  await time('pages of records', () => pages.checkRecords())
  await time('feeds', () => documents.checkFeeds(site))
  if (hasReadApi) await time('embed', () => documents.checkEmbed(site))
  await time('search', () => documents.checkSearch(site))
  await time('links', () => pages.checkLinks())
  console.log(`${records.length} records, ${site.seen.size} requests`)
  const { failures } = site
  if (failures.length > 0) expect.fail(formatFailures(seed, failures))
}

async function writeResponses(
  path: string,
  { organizations, jobs, embeds, articles }: RecordSet,
): Promise<void> {
  await mkdir(join(path, 'embed'), { recursive: true })
  const write = (name: string, value: unknown) => writeFile(join(path, `${name}.json`), JSON.stringify(value))
  await write('organizations', organizations)
  await write('jobs', Object.values(jobs))
  await write(
    'articles',
    articles.map(({ article }) => article),
  )
  for (const [reference, embed] of Object.entries(embeds)) await write(join('embed', reference), embed)
}
