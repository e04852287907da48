import './load-env'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { env } from '@/lib/env'
import { runIndexNow } from './indexnow/run'

const { values } = parseArgs({
  options: { all: { type: 'boolean', default: false }, force: { type: 'boolean', default: false } },
})

if (env.INDEXNOW_KEY === undefined) {
  console.log('INDEXNOW_KEY is not set: no URL is submitted.')
} else if (env.SEARCH_ENGINES === 'deny') {
  console.log('SEARCH_ENGINES is deny: no URL is submitted.')
} else {
  try {
    const isAccepted = await runIndexNow({
      siteUrl: env.SITE_URL,
      key: env.INDEXNOW_KEY,
      endpoint: env.INDEXNOW_ENDPOINT,
      stateFile: '.data/indexnow.json',
      submitsAll: values.all,
      allowsManyRemovals: values.force,
      wait: (ms) => wait(ms),
      log: (line) => console.log(line),
    })
    if (!isAccepted) process.exitCode = 1
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}; the run stopped.`)
    process.exitCode = 1
  }
}
