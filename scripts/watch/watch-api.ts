import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { RevalidationChange } from '@vitrine/api-contract/revalidation'
import { sendWebhook } from '@vitrine/api-contract/send-webhook'
import { upstreamId } from '@/lib/data/quarantine-files'
import { getClient, hasToken } from '@/lib/data/transport'
import { env } from '@/lib/env'
import { poll } from './poll'
import { readWatchState, writeWatchState } from './state'

/** A quarter of the quota: the site needs the rest. */
const pauseMs = 60_000 / (env.API_REQUESTS_PER_MINUTE / 4)

const shownChanges = 10

const file = join(env.CACHE_DIRECTORY, `watch-${upstreamId}.json`)

type Options = {
  /** The origin of the site. */
  site?: string
  /** In seconds. */
  every: number
  once?: boolean
}

/** What a poll needs. */
type Watch = { site: string; secret: string; isOnce: boolean }

/** Polls the API until the process ends; with `once` a single time. */
export async function watchApi({ site = env.SITE_URL, every, once = false }: Options): Promise<void> {
  const secret = env.REVALIDATE_SECRET
  if (secret === undefined) {
    console.error('REVALIDATE_SECRET is not set: the site accepts no webhooks. See docs/revalidation.md.')
    process.exitCode = 1
    return
  }
  const watch = { site, secret, isOnce: once }
  if (once) {
    if (!(await pollOnce(watch))) process.exitCode = 1
    return
  }
  console.log(`Watching ${env.API_BASE_URL ?? 'the embedded API'} for ${site}. Ctrl+C ends it.`)
  for (;;) {
    await pollOnce(watch)
    await wait(every * 1000)
  }
}

/** False if the API or the site did not respond: the changes are found again at the next poll. */
async function pollOnce(watch: Watch): Promise<boolean> {
  try {
    const before = readWatchState(file)
    if (before === null) print('First poll: noting what the API has. This can take minutes.')
    const client = await getClient()
    const { state, changes } = await poll(client, () => wait(pauseMs), before, hasToken)
    if (changes.length > 0) await tell(watch, changes)
    else if (watch.isOnce || before === null)
      print(before === null ? describeState(state) : 'Nothing changed.')
    writeWatchState(file, state)
    return true
  } catch (error) {
    print(`Failed: ${error instanceof Error ? error.message : error}. The next poll tries again.`)
    return false
  }
}

async function tell({ site, secret }: Watch, changes: readonly RevalidationChange[]): Promise<void> {
  for (const { type, reference } of changes.slice(0, shownChanges)) print(`Changed: ${type} ${reference}`)
  if (changes.length > shownChanges) print(`… and ${changes.length - shownChanges} more`)
  const results = await sendWebhook(site, secret, changes).catch((error: unknown) => {
    throw new Error(`${site} was not told: ${error instanceof Error ? error.message : error}`)
  })
  const urls = results.flatMap((result) => result.urls)
  const seen = urls.filter(({ seen_at }) => seen_at !== null).length
  const ms = results.reduce((sum, { duration_ms }) => sum + duration_ms, 0)
  print(`${site} shows it: ${seen} of ${urls.length} URLs are new after ${(ms / 1000).toFixed(1)} s.`)
}

function describeState({ articles, organizations, jobs }: Parameters<typeof writeWatchState>[1]): string {
  const jobCount = Object.values(jobs).reduce((sum, list) => sum + Object.keys(list).length, 0)
  const counts = [Object.keys(articles).length, Object.keys(organizations).length, jobCount]
  return `Noted ${counts[0]} articles, ${counts[1]} organizations and ${counts[2]} jobs. Later polls find their changes.`
}

function print(text: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)} ${text}`)
}
