import type { EmbedJobRecord } from '@/lib/model/jobs/job'
import { type JobState, websitesOf } from '@/lib/model/jobs/job-visibility'
import type { Context } from './context'

/** Says which websites decide what jobs are shown, and which of JOB_WEBSITES no job of the sample names. */
export function reportJobWebsites(
  { settings, findings, show }: Context,
  jobs: readonly EmbedJobRecord[],
  stateOf: (wire: EmbedJobRecord) => JobState | null,
  isSiteNamed: boolean,
): void {
  const { JOB_WEBSITES: named, SITE_REFERENCE: own } = settings
  if (named === undefined || named.includes('all')) {
    const rule = named
      ? 'JOB_WEBSITES is all: jobs of every website are shown.'
      : isSiteNamed
        ? `JOB_WEBSITES is not set, and jobs name SITE_REFERENCE: only jobs of "${own}" are shown, and those that name no website.`
        : 'JOB_WEBSITES is not set, and no job of the sample names SITE_REFERENCE: jobs of every website are shown.'
    findings.ok('Jobs', 'jobs.websites', rule)
    return
  }
  const found = new Set(jobs.flatMap((wire) => websitesOf(wire, stateOf(wire))))
  const missing = named.filter((reference) => !found.has(reference))
  if (missing.length === 0) {
    findings.ok('Jobs', 'jobs.websites', 'Jobs name every website of JOB_WEBSITES.')
    return
  }
  const known = [...found].slice(0, 10).map(show).join(', ')
  findings.problem(
    'Jobs',
    'jobs.websites',
    `No job of the sample names these websites of JOB_WEBSITES: ${missing.map(show).join(', ')}.`,
    `Check their spelling. ${known ? `Jobs name: ${known}.` : 'No job names a website.'}`,
  )
}
