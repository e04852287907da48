import './load-env'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { RevalidationChange } from '@vitrine/api-contract/revalidation'
import { sendWebhook } from '@vitrine/api-contract/send-webhook'
import { upstreamId } from '@/lib/data/quarantine-files'
import { getClient, hasToken } from '@/lib/data/transport'
import { env } from '@/lib/env'
import { readOptions } from './read-options'
import { poll } from './watch/poll'
import { readWatchState, writeWatchState } from './watch/state'

const usage = `usage: npm run watch -- [--site URL] [--every SECONDS] [--once]
  Polls the API, and tells the site which records changed. For an API that sends no webhooks.
  --site URL       the site that is told; default: SITE_URL
  --every SECONDS  the time between two polls, from 10; default: 60
  --once           poll once and end, for a cron job; the exit code is 1 if the API or the site does not respond
  The first poll only notes what the API has.`

/** A quarter of the quota: the site needs the rest. */
const pauseMs = 60_000 / (env.API_REQUESTS_PER_MINUTE / 4)

const shownChanges = 10

const { site, everyMs, isOnce } = readArguments()
const file = join(env.CACHE_DIRECTORY, `watch-${upstreamId}.json`)
const secret = env.REVALIDATE_SECRET

if (secret === undefined) {
  console.error('REVALIDATE_SECRET is not set: the site accepts no webhooks. See docs/revalidation.md.')
  process.exitCode = 1
} else if (isOnce) {
  if (!(await watchOnce(secret))) process.exitCode = 1
} else {
  console.log(`Watching ${env.API_BASE_URL ?? 'the embedded API'} for ${site}. Ctrl+C ends it.`)
  for (;;) {
    await watchOnce(secret)
    await wait(everyMs)
  }
}

/** False if the API or the site did not respond: the changes are found again at the next poll. */
async function watchOnce(key: string): Promise<boolean> {
  try {
    const before = readWatchState(file)
    if (before === null) print('First poll: noting what the API has. This can take minutes.')
    const client = await getClient()
    const { state, changes } = await poll(client, () => wait(pauseMs), before, hasToken)
    if (changes.length > 0) await tell(key, changes)
    else if (isOnce || before === null) print(before === null ? describeState(state) : 'Nothing changed.')
    writeWatchState(file, state)
    return true
  } catch (error) {
    print(`Failed: ${error instanceof Error ? error.message : error}. The next poll tries again.`)
    return false
  }
}

async function tell(key: string, changes: readonly RevalidationChange[]): Promise<void> {
  for (const { type, reference } of changes.slice(0, shownChanges)) print(`Changed: ${type} ${reference}`)
  if (changes.length > shownChanges) print(`… and ${changes.length - shownChanges} more`)
  const results = await sendWebhook(site, key, changes).catch((error: unknown) => {
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

function readArguments() {
  const options = {
    site: { type: 'string', default: env.SITE_URL },
    every: { type: 'string', default: '60' },
    once: { type: 'boolean', default: false },
  } as const
  return readOptions(usage, { options }, ({ values }) => {
    const seconds = Number(values.every)
    if (!URL.canParse(values.site) || !/^https?:$/.test(new URL(values.site).protocol))
      throw new Error('--site needs an HTTP or HTTPS URL')
    if (!Number.isInteger(seconds) || seconds < 10 || seconds > 86_400)
      throw new Error('--every needs a whole number of seconds from 10 to 86400')
    return { site: new URL(values.site).origin, everyMs: seconds * 1000, isOnce: values.once }
  })
}
