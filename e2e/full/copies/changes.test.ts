import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findRoute } from '@/lib/pages/urls/route-table'
import { isSearchPath, isSiteSearchPath } from '@/lib/routes'
import { copyApi, type Server } from '@/scripts/run'
import { startOtherSite, withOtherSite } from '../../other-site'
import { markHandled, readAgain } from '../../support/copy'
import {
  ageBuild,
  compareSites,
  listDocuments,
  listPages,
  readTexts,
} from '../../support/revalidation/compare-sites'
import { changeContent, createRandom } from '../../support/revalidation/content-changes'
import { sendChanges } from '../../support/revalidation/send-webhook'
import { projectFolder } from '../../support/site'
import { type HostedApi, startHostedApi } from './hosted-api'

const total = Number(process.env.CHANGES ?? 200)
const ofBatch = 20

let folder: string
let api: HostedApi
let site: Server & { url: string }
let copyUrl: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-changes-'))
  api = await startHostedApi(folder)
  copyUrl = `file:${join(folder, 'copy.db')}`
  await ageBuild(projectFolder)
  const settings = { ...api.settings, CACHE_DIRECTORY: join(folder, 'cache'), DATABASE_URL: copyUrl }
  await copyApi(settings)
  await markHandled(copyUrl, settings.CACHE_DIRECTORY)
  site = await startOtherSite(settings)
}, 600_000)

afterAll(async () => {
  await site?.stop()
  await api?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Makes `ofBatch` random changes in the API. */
async function changeApi(random: (below: number) => number, batch: number) {
  const made = Array.from({ length: ofBatch }, (_, index) =>
    changeContent(api.content, random, batch * ofBatch + index),
  )
  const changes = await api.publish()
  return { message: made.map(({ description }) => description).join(', '), changes }
}

test('after random changes in a hosted API, by webhook and without one, every stored page equals a cold one', async () => {
  const random = createRandom(7)
  const pages = await listPages(site.url, site.url)
  const stored = new Set([...pages, ...(await listDocuments(site.url, site.url, pages))])
  for (let batch = 0; batch * ofBatch < total; batch += 1) {
    const isByWebhook = batch % 2 === 0
    const before = await readTexts(site.url, [...stored])
    const { message, changes } = await changeApi(random, batch)
    const named = new Set<string>()
    if (isByWebhook) {
      const { urls } = await sendChanges(site.url, changes)
      for (const { url } of urls) named.add(url.slice(site.url.length))
    } else await readAgain(copyUrl)
    const cold = {
      ...api.settings,
      CACHE_DIRECTORY: join(folder, `cache-${batch}`),
      DATABASE_URL: `file:${join(folder, `copy-${batch}.db`)}`,
    }
    await withOtherSite({ ...cold, SITE_URL: site.url }, async (coldUrl) => {
      for (const path of await listPages(coldUrl, site.url)) stored.add(path)
      let differing: string[] = [...stored]
      const differences = async () => {
        const found = await compareSites(site.url, coldUrl, differing)
        differing = found.map(({ path }) => path)
        return found
      }
      await expect.poll(differences, { timeout: 180_000, interval: 2_000, message }).toEqual([])
    })
    const after = await readTexts(site.url, [...before.keys()])
    const changed = [...before.keys()].filter((path) => after.get(path) !== before.get(path))
    const unnamed = changed.filter(
      (path) =>
        findRoute(path)?.kind === 'page' &&
        !named.has(path) &&
        !isSearchPath(path) &&
        !isSiteSearchPath(path),
    )
    console.log(
      `${(batch + 1) * ofBatch} changes: ${stored.size} pages equal cold ones, ${changed.length} changed` +
        (isByWebhook
          ? `, ${named.size} named, ${unnamed.length} of the changed pages not named`
          : ', without a webhook'),
    )
    if (isByWebhook) expect(unnamed, message).toEqual([])
  }
}, 7_200_000)
