import { setImmediate as pause } from 'node:timers/promises'
import { listOpenJobs, type OpenJobRow } from '@vitrine/content-store/queries/open-jobs'
import { parseSummary } from '@vitrine/content-store/records/job'
import { openStore } from '@/lib/data/store'
import { type BoardJob, toBoardJob } from '@/lib/model/jobs/board-job'
import { toJobSummary } from '@/lib/model/jobs/job'
import { toJobState, withState } from '@/lib/model/jobs/job-visibility'
import type { OrganizationSummary } from '@/lib/model/organization'
import { createMemo } from '@/lib/process/memo'

/** An open job, its number in the store, and the references of the websites that show it. */
type JobEntry = { id: number; job: BoardJob; websites: readonly string[] }

export type JobEntries = Map<string, JobEntry>

/** Reading and converting so many takes about 10 ms. */
const rowsAtOnce = 250

/** The open jobs of these organizations by reference, with pauses in which the process handles requests. */
export async function readJobEntries(
  organizations: ReadonlyMap<string, OrganizationSummary>,
): Promise<JobEntries> {
  const entries: JobEntries = new Map()
  const toEntry = createToEntry(organizations)
  for (let after = ''; ; ) {
    const rows = await listOpenJobs(openStore(), { after, limit: rowsAtOnce })
    for (const row of rows) toEntry(row, entries)
    const last = rows.at(-1)
    if (last === undefined || rows.length < rowsAtOnce) return entries
    after = last.reference
    await pause()
  }
}

/** A function that adds a row to entries, unless its organization is none of these. */
export function createToEntry(organizations: ReadonlyMap<string, OrganizationSummary>) {
  const memo = createMemo()
  return ({ id, reference, organization_reference, summary }: OpenJobRow, entries: JobEntries): void => {
    const organization = organizations.get(organization_reference)
    if (!organization) return
    const { embed, detail, websites } = parseSummary(summary)
    const state = detail && toJobState(detail)
    const job = withState(toJobSummary(embed, organization, memo), state)
    entries.set(reference, {
      id,
      job: toBoardJob(job, state, memo),
      websites: memo.ofEqual('websites', websites, () => websites),
    })
  }
}
