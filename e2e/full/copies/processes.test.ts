import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import { type PostgresServer, startPostgres } from '@vitrine/content-store/testing/postgres-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Site } from '@/e2e/faults/part'
import { findOrigin, startSite } from '@/e2e/faults/site'
import { routes } from '@/lib/routes'
import { copyApi, type Environment } from '@/scripts/run'
import { articles } from '../../records/articles'
import { makePending, markHandled } from '../../support/copy'
import { ageBuild } from '../../support/revalidation/compare-sites'
import { projectFolder } from '../../support/site'
import { type HostedApi, startHostedApi } from './hosted-api'

/** Of "two processes on one database show a change". */
const maxMs = 2_000

const { path, reference } = articles.plain
const copies = 'This process copies the API'

let folder: string
let api: HostedApi
let postgres: PostgresServer
let settings: Environment
const sites: Site[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-processes-'))
  postgres = await startPostgres()
  api = await startHostedApi(folder)
  settings = { ...api.settings, DATABASE_URL: postgres.url, LOG_LEVEL: 'info', TRUSTED_PROXIES: '1' }
  await copyApi(settings)
  await ageBuild(projectFolder)
  for (const name of ['first', 'second']) {
    await markHandled(postgres.url, join(folder, name, 'cache'))
    sites.push(await startSite(await findOrigin(), projectFolder, join(folder, name), settings))
  }
  for (const { url } of sites)
    await vi.waitFor(async () => expect((await fetch(url + routes.readyz())).status).toBe(200), {
      ...{ timeout: 60_000, interval: 500 },
    })
}, 600_000)

afterAll(async () => {
  for (const site of sites) await site.stop()
  await api?.stop()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

const shows = async ({ url }: Site, text: string) => (await (await fetch(url + path)).text()).includes(text)
const hasCopied = async (site: Site) => (await site.log()).includes(copies)

/** The time at which `isTrue` is so, in milliseconds. */
async function timeWhen(isTrue: () => Promise<boolean>): Promise<number> {
  for (const end = performance.now() + 60_000; performance.now() < end; await wait(100))
    if (await isTrue()) return performance.now()
  throw new Error('not within a minute')
}

/** Changes an article in the API, and gives the times from the change of the database to that of the page of each site. */
async function measureChange(running: readonly Site[], text: string): Promise<number[]> {
  const file = articleFile()
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n\n${text}\n`)
  for (const site of running) await timeWhen(async () => !(await shows(site, text)))
  await api.publish()
  const db = openDatabaseForWriting(postgres.url)
  try {
    const isWritten = async () => {
      const row = await db
        .selectFrom('articles')
        .select('record')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
      return row.record.includes(text)
    }
    await makePending(postgres.url)
    const written = await timeWhen(isWritten)
    const seen = await Promise.all(running.map((site) => timeWhen(() => shows(site, text))))
    return seen.map((time) => Math.round(time - written))
  } finally {
    await db.destroy()
  }
}

function articleFile(): string {
  return join(api.content, 'articles', 'en', `${reference}.md`)
}

test('of two processes on one database one copies, both show a change within two seconds, and the other takes over', async () => {
  const [first, second] = sites as [Site, Site]
  expect(await Promise.all(sites.map(hasCopied))).toEqual([true, false])
  for (let change = 1; change <= 3; change += 1) {
    const times = await measureChange(sites, `Changed text ${change}.`)
    console.log(`Change ${change}: shown after ${times.join(' and ')} ms`)
    expect.soft(Math.max(...times)).toBeLessThan(maxMs)
  }
  const killed = performance.now()
  process.kill(first.pid, 'SIGKILL')
  const takenOver = await timeWhen(() => hasCopied(second))
  console.log(`The second process copies ${Math.round(takenOver - killed)} ms after the first was killed`)
  expect.soft(takenOver - killed).toBeLessThan(10_000)
  const [time = Number.NaN] = await measureChange([second], 'Changed text 4.')
  console.log(`Change 4: shown after ${time} ms`)
  expect(time).toBeLessThan(maxMs)
}, 600_000)
