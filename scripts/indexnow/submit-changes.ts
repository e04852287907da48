import { setTimeout as wait } from 'node:timers/promises'
import { env } from '@/lib/env'
import { runIndexNow } from './run'

/** Submits what has changed since the last run, unless the settings forbid it. */
export async function submitChanges({ all = false, force = false }): Promise<void> {
  if (env.INDEXNOW_KEY === undefined) {
    console.log('INDEXNOW_KEY is not set: no URL is submitted.')
    return
  }
  if (env.SEARCH_ENGINES === 'deny') {
    console.log('SEARCH_ENGINES is deny: no URL is submitted.')
    return
  }
  try {
    const isAccepted = await runIndexNow({
      siteUrl: env.SITE_URL,
      key: env.INDEXNOW_KEY,
      endpoint: env.INDEXNOW_ENDPOINT,
      stateFile: '.data/indexnow.json',
      submitsAll: all,
      allowsManyRemovals: force,
      wait: (ms) => wait(ms),
      log: (line) => console.log(line),
    })
    if (!isAccepted) process.exitCode = 1
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}; the run stopped.`)
    process.exitCode = 1
  }
}
