import { routes } from '@/lib/routes'
import { afterBatch, planSubmissions } from './plan'
import { type Addresses, readSitemaps } from './read-sitemaps'
import { readState, writeState } from './state'
import { submit } from './submit'

export type IndexNowRun = {
  siteUrl: string
  key: string
  endpoint: string
  stateFile: string
  /** Submit what was there before the first run too. */
  submitsAll: boolean
  wait: (ms: number) => Promise<void>
  log: (line: string) => void
}

/**
 * Submits what has appeared, changed or gone since the last run. What is not accepted stays different from the state,
 * which is all of the outbox: the next run submits it again. True unless something was refused.
 */
export async function runIndexNow(run: IndexNowRun): Promise<boolean> {
  const { siteUrl, key, endpoint, stateFile, log } = run
  const current = await readSitemaps(siteUrl + routes.sitemapIndex())
  const state = await readState(stateFile, siteUrl)
  if (state === null && !run.submitsAll) {
    await writeState(stateFile, siteUrl, current)
    log(
      `${current.size} addresses are remembered; what changes from now on is submitted. Use --all to submit these.`,
    )
    return true
  }
  let accepted: Addresses = state ?? new Map()
  if (run.submitsAll) {
    accepted = withoutCurrent(accepted, current)
    await writeState(stateFile, siteUrl, accepted)
  }
  const batches = planSubmissions(current, accepted)
  if (batches.length === 0) log('Nothing has changed.')
  for (const urlList of batches) {
    const keyLocation = siteUrl + routes.indexNowKey(key)
    const outcome = await submit(
      endpoint,
      { host: new URL(siteUrl).host, key, keyLocation, urlList },
      run.wait,
    )
    if (!outcome.isAccepted) {
      log(`${urlList.length} addresses were not accepted: ${outcome.reason}`)
      return false
    }
    accepted = afterBatch(urlList, current, accepted)
    await writeState(stateFile, siteUrl, accepted)
    log(`${urlList.length} addresses were accepted.`)
  }
  return true
}

/** As if only what is gone had ever been submitted. */
function withoutCurrent(accepted: Addresses, current: Addresses): Addresses {
  return new Map([...accepted].filter(([address]) => !current.has(address)))
}
