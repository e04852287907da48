import 'server-only'
import { env } from '@/lib/env'
import { localeForLanguage } from '@/lib/i18n/locales'
import { toPreviewLink } from '@/lib/preview/preview-link'
import { previewSeconds, previewTypes } from '@/lib/preview/preview-token'
import { currentTime } from '@/lib/process/clock'
import { isPathReference, parsePage } from '@/lib/routes'
import { checkState } from './content-check/background-check'
import type { CheckProgress } from './content-check/check-options'
import type { CheckedRecord } from './content-check/checked-record'
import {
  filterRecords,
  type RecordFilter,
  type RecordListPage,
  readFilter,
  takePage,
} from './content-check/filter'
import { readCheckedRecords, readLatestCheck } from './content-check/stored-check'
import type { CheckSummary } from './content-check/summary'
import { findSources, type RecordSource } from './record-source'

/** A record with where it is changed, and the signed link to its preview; null for a reference that no URL can have. */
export type HealthRecord = CheckedRecord & { previewLink: string | null; source: RecordSource }

/** What the page about the content's health shows. `latest` is null where no check has ended yet. */
export type ContentHealth = {
  progress: CheckProgress | null
  hasFailed: boolean
  latest: { summary: CheckSummary; filter: RecordFilter; list: RecordListPage<HealthRecord> } | null
}

/** `secret` signs the links to previews. */
export async function readContentHealth(secret: string, parameters: URLSearchParams): Promise<ContentHealth> {
  const { progress, hasFailed } = checkState()
  const summary = await readLatestCheck()
  if (!summary) return { progress, hasFailed, latest: null }
  const filter = readFilter(parameters)
  const page = parsePage(parameters.get('page') ?? '') ?? 1
  const list = await takePage(filterRecords(readCheckedRecords(summary), filter), page)
  const sources = await readSources(list.records)
  const records = list.records.map((record) => ({
    ...record,
    ...{ previewLink: previewLinkOf(secret, record), source: sources(record) },
  }))
  return { progress, hasFailed, latest: { summary, filter, list: { ...list, records } } }
}

/** Where the records of a page are changed: one query for each type. */
async function readSources(
  records: readonly CheckedRecord[],
): Promise<(record: CheckedRecord) => RecordSource> {
  const finders = new Map(
    await Promise.all(
      previewTypes.map(async (type) => {
        const references = records.flatMap((record) => (record.type === type ? [record.reference] : []))
        return [type, await findSources(type, references)] as const
      }),
    ),
  )
  return ({ type, reference }) => {
    if (type === 'page')
      return { kind: 'file', path: `${env.SITE_FOLDER}/pages/${reference}.md`, lines: new Map() }
    return finders.get(type)?.(reference) ?? { kind: 'hosted' }
  }
}

function previewLinkOf(secret: string, { type, reference, language }: CheckedRecord): string | null {
  // A page of the site folder is public as it is.
  if (type === 'page' || !isPathReference(reference)) return null
  const now = new Date(currentTime())
  const expires = Math.floor(now.getTime() / 1000) + previewSeconds
  const grant = { kind: 'record' as const, type, reference, locale: localeForLanguage(language) }
  return toPreviewLink(secret, { grant, expires }, now)
}
