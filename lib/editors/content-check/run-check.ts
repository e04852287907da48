import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { toJobWebsites } from '@/lib/data/jobs/job-websites'
import { severities } from '@/lib/editors/warnings/rule'
import { SiteIndex } from '@/lib/editors/warnings/site-index'
import { env } from '@/lib/env'
import type { CheckOptions } from './check-options'
import { compareWithSite } from './check-record'
import type { CheckedRecord, ReadRecord } from './checked-record'
import { readRecords } from './read-records'
import { openRecordFile, readRecordFile } from './record-file'
import { type CheckSummary, noRecords, worstSeverity } from './summary'

/**
 * Checks every record of the site and writes it with its warnings to a file in `directory`, the most serious first and those
 * without warnings last. Throws if the store cannot be read. At no time more than a page of records is in memory, with a few facts of each.
 */
export async function runCheck(options: CheckOptions): Promise<CheckSummary> {
  const { types, directory, onProgress } = options
  const startedAt = new Date()
  const id = randomUUID()
  const readFile = readPath(directory, id)
  const resultFile = resultPath(directory, id)
  const site = new SiteIndex({ types, toJobWebsites, siteReference: env.SITE_REFERENCE })
  await mkdir(directory, { recursive: true })
  try {
    await writeRead(readFile, site, startedAt, options)
    onProgress({ phase: 'site', step: 0, steps: null })
    const counts = await writeResult(readFile, resultFile, site)
    return {
      ...{ id, types, startedAt: startedAt.toISOString(), finishedAt: new Date().toISOString() },
      ...counts,
    }
  } catch (error) {
    await rm(resultFile, { force: true })
    throw error
  } finally {
    await rm(readFile, { force: true })
  }
}

async function writeRead(file: string, site: SiteIndex, now: Date, options: CheckOptions): Promise<void> {
  const read = openRecordFile<ReadRecord>(file)
  try {
    for await (const record of readRecords({ ...options, now })) {
      site.add(record.facts)
      await read.write(record)
    }
  } finally {
    await read.close()
  }
}

function readPath(directory: string, id: string): string {
  return join(directory, `read-${id}.jsonl`)
}

/** The file with the records of a check. */
export function resultPath(directory: string, id: string): string {
  return join(directory, `records-${id}.jsonl`)
}

type Counts = Pick<CheckSummary, 'checked' | 'withWarnings' | 'rules' | 'languages'>

const maxLanguages = 50

/** Reads the file once for each severity, so that the result is in their order. */
async function writeResult(readFile: string, resultFile: string, site: SiteIndex): Promise<Counts> {
  const [checked, withWarnings] = [noRecords(), noRecords()]
  const rules: Record<string, number> = {}
  const languages = new Set<string>()
  const result = openRecordFile<CheckedRecord>(resultFile)
  for (const severity of [...severities, null])
    for await (const read of readRecordFile<ReadRecord>(readFile)) {
      const record = compareWithSite(read, site)
      if (worstSeverity(record) !== severity) continue
      checked[record.type] += 1
      if (severity !== null) withWarnings[record.type] += 1
      if (languages.size < maxLanguages) languages.add(record.language)
      for (const { rule } of record.warnings) rules[rule] = (rules[rule] ?? 0) + 1
      await result.write(record)
    }
  await result.close()
  return { checked, withWarnings, rules, languages: [...languages].sort() }
}
