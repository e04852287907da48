import { changeSaved, readStored } from '@/lib/browser/saved-storage'
import { isJobKey, jobKeyOf, type OpenJobs, openJobsLimits, withOpenJobs } from '@/lib/model/jobs/open-jobs'
import { parseSaved } from '@/lib/model/search/saved-items'
import { routes } from '@/lib/routes'

/** Asks the site which of the saved jobs are open, and stores its response. Throws where the site does not say it. */
export async function checkOpenJobs(signal: AbortSignal): Promise<void> {
  const jobs = parseSaved('job', readStored('job'))
  // One that the route does not accept would make it refuse the others.
  const keys = jobs.map(jobKeyOf).filter(isJobKey)
  // One after another, so that a page makes few requests at the same time.
  for (let start = 0; start < keys.length; start += openJobsLimits.browser) {
    const path = routes.openJobs(keys.slice(start, start + openJobsLimits.browser))
    const response = await fetch(path, { signal })
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    const found: OpenJobs = await response.json()
    changeSaved('job', (jobs) => withOpenJobs(jobs, found))
  }
}
