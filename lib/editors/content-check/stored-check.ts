import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/lib/env'
import { logWarning } from '@/lib/process/log'
import type { CheckedRecord } from './checked-record'
import { readRecordFile } from './record-file'
import { resultPath } from './run-check'
import type { CheckSummary } from './summary'

/** The folder of the last check of the site, which survives a restart. */
export const checkDirectory = join(env.CACHE_DIRECTORY, 'content-check')

const summaryFile = join(checkDirectory, 'latest.json')
/** A download of an earlier result, and a check of another process, have ended after this time. */
const oldMs = { records: 600_000, others: 86_400_000 }

/** Null where no check has ended yet, or the file of the last one is damaged. */
export async function readLatestCheck(): Promise<CheckSummary | null> {
  try {
    const summary = JSON.parse(await readFile(summaryFile, 'utf8')) as CheckSummary
    await stat(resultPath(checkDirectory, summary.id))
    return summary
  } catch {
    return null
  }
}

/** Makes a check the latest one. Removes older files. */
export async function storeLatestCheck(summary: CheckSummary): Promise<void> {
  const newFile = `${summaryFile}.${randomUUID()}.new`
  await mkdir(checkDirectory, { recursive: true })
  await writeFile(newFile, JSON.stringify(summary))
  await rename(newFile, summaryFile)
  await removeOldFiles(summary.id).catch((error) =>
    logWarning('Files of earlier checks of the content cannot be removed', {}, error),
  )
}

/** The records of a check, one at a time, the most serious first and those without warnings last. */
export function readCheckedRecords({ id }: Pick<CheckSummary, 'id'>): AsyncGenerator<CheckedRecord> {
  return readRecordFile<CheckedRecord>(resultPath(checkDirectory, id))
}

async function removeOldFiles(latestId: string): Promise<void> {
  for (const name of await readdir(checkDirectory)) {
    const path = join(checkDirectory, name)
    if (name.includes(latestId) || path === summaryFile) continue
    const { mtimeMs } = await stat(path)
    const maxAgeMs = name.startsWith('records-') ? oldMs.records : oldMs.others
    if (Date.now() - mtimeMs > maxAgeMs) await rm(path, { force: true })
  }
}
