import { toJobWebsites } from '@/lib/data/jobs/job-websites'
import { readJobPages, readOrganizationPages } from '@/lib/data/site-records'
import { toJobSubject } from '@/lib/editors/warnings/job-subject'
import { env } from '@/lib/env'
import { hiddenReasonOf, type JobVisibility, toJobState, visibilityOf } from '@/lib/model/jobs/job-visibility'

/** What the list needs of a job: some hundred bytes for each. */
type ListedJob = { path: string; visibility: JobVisibility; hasMarkup: boolean; reasons: readonly string[] }

const jobs: ListedJob[] = []

/** Exit code 3 where the store cannot be read. */
export async function listJobs(): Promise<void> {
  await list().catch((error) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 3
  })
}

/** Prints a line for each hidden job, and for each open job whose JobPosting markup is missing or has warnings. */
async function list(): Promise<void> {
  const isNamed = await readJobs()
  const websites = toJobWebsites(isNamed)
  const shown = jobs.filter(({ visibility }) => hiddenReasonOf(visibility, websites) === null)
  for (const { path, visibility, hasMarkup, reasons } of jobs) {
    const reason = hiddenReasonOf(visibility, websites)
    if (reason !== null) console.log(`hidden\t${path}\t${reason}`)
    else if (reasons.length > 0)
      console.log(`${hasMarkup ? 'warnings' : 'none'}\t${path}\t${reasons.join(', ')}`)
  }
  const withoutMarkup = shown.filter(({ hasMarkup }) => !hasMarkup).length
  console.log(
    `${shown.length} open jobs, ${shown.length - withoutMarkup} with JobPosting markup, ${withoutMarkup} without`,
  )
  console.log(`${jobs.length - shown.length} hidden jobs`)
}

/** Fills `jobs`. Returns whether an open job names the site. */
async function readJobs(): Promise<boolean> {
  const now = new Date()
  let isSiteNamed = false
  for await (const { records } of readOrganizationPages())
    for (const { organization } of records)
      for await (const page of readJobPages(organization.reference))
        for (const { embed, detail } of page) {
          const { job, outcome } = toJobSubject(embed, detail, organization, now)
          const visibility = visibilityOf(embed, detail && toJobState(detail))
          isSiteNamed ||= !visibility.isClosed && visibility.websites.includes(env.SITE_REFERENCE)
          jobs.push({
            path: `${organization.slug}/${job.slug}`,
            visibility,
            hasMarkup: outcome.posting !== null,
            reasons: [...outcome.errors, ...outcome.warnings],
          })
        }
  return isSiteNamed
}
