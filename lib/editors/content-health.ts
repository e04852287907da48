import 'server-only'
import { parsePage } from '@/lib/routes'
import { checkState } from './content-check/background-check'
import type { CheckProgress } from './content-check/check-options'
import {
  filterRecords,
  type RecordFilter,
  type RecordListPage,
  readFilter,
  takePage,
} from './content-check/filter'
import { readCheckedRecords, readLatestCheck } from './content-check/stored-check'
import type { CheckSummary } from './content-check/summary'

/** What the page about the content's health shows. `latest` is null where no check has ended yet. */
export type ContentHealth = {
  progress: CheckProgress | null
  hasFailed: boolean
  latest: { summary: CheckSummary; filter: RecordFilter; list: RecordListPage } | null
}

export async function readContentHealth(parameters: URLSearchParams): Promise<ContentHealth> {
  const { progress, hasFailed } = checkState()
  const summary = await readLatestCheck()
  if (!summary) return { progress, hasFailed, latest: null }
  const filter = readFilter(parameters)
  const page = parsePage(parameters.get('page') ?? '') ?? 1
  const list = await takePage(filterRecords(readCheckedRecords(summary), filter), page)
  return { progress, hasFailed, latest: { summary, filter, list } }
}
