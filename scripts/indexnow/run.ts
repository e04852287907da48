import { isSuspicious } from '@vitrine/content-store/apply/quarantine'
import { paths } from '@/lib/routes'
import { afterBatch, planSubmissions } from './plan'
import { readSitemaps, type SubmittableUrls } from './read-sitemaps'
import { readState, writeState } from './state'
import { submit } from './submit'

type IndexNowRun = {
  siteUrl: string
  key: string
  endpoint: string
  stateFile: string
  /** Whether URLs are submitted that have not changed since the last run, or that exist at the first run. */
  submitsAll: boolean
  /** Whether the run goes on if most URLs are missing in the sitemaps. */
  allowsManyRemovals: boolean
  wait: (ms: number) => Promise<void>
  log: (line: string) => void
}

/**
 * Submits the URLs that are new, changed or removed since the last run. The state contains only accepted URLs, so the
 * next run submits again what was not accepted. Returns false if a batch was not accepted, or most URLs are missing.
 */
export async function runIndexNow(run: IndexNowRun): Promise<boolean> {
  const { siteUrl, key, endpoint, stateFile, log } = run
  const current = await readSitemaps(siteUrl + paths.sitemapIndex())
  const state = await readState(stateFile, siteUrl)
  if (state === null && !run.submitsAll) {
    await writeState(stateFile, siteUrl, current)
    log(
      `First run: stored ${current.size} URLs and submitted none. Later runs submit changes. Use --all to submit all URLs.`,
    )
    return true
  }
  let accepted: SubmittableUrls = state ?? new Map()
  const removed = [...accepted.keys()].filter((url) => !current.has(url)).length
  const change = { list: 'urls', accepted: accepted.size, lost: removed, observed: current.size }
  if (accepted.size > 0 && isSuspicious(change) && !run.allowsManyRemovals) {
    log(
      `${removed} of ${accepted.size} URLs are missing in the sitemaps, none is submitted. Use --force if this is right.`,
    )
    return false
  }
  if (run.submitsAll) {
    // Only removed URLs stay in the state: all current URLs count as new, also in the next run if this one fails.
    accepted = new Map([...accepted].filter(([url]) => !current.has(url)))
    await writeState(stateFile, siteUrl, accepted)
  }
  const batches = planSubmissions(current, accepted)
  if (batches.length === 0) log('No URL has changed.')
  for (const urlList of batches) {
    const keyLocation = siteUrl + paths.indexNowKey(key)
    const outcome = await submit(
      endpoint,
      { host: new URL(siteUrl).host, key, keyLocation, urlList },
      run.wait,
    )
    if (!outcome.isAccepted) {
      log(`${urlList.length} URLs were not accepted: ${outcome.reason}`)
      return false
    }
    accepted = afterBatch(urlList, current, accepted)
    await writeState(stateFile, siteUrl, accepted)
    log(`${urlList.length} URLs were accepted.`)
  }
  return true
}
