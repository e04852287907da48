import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { CheckProgress } from '@/lib/editors/content-check/check-options'
import type { CheckedRecord } from '@/lib/editors/content-check/checked-record'
import { toCsv, toJson } from '@/lib/editors/content-check/export'
import { readRecordFile } from '@/lib/editors/content-check/record-file'
import { resultPath, runCheck } from '@/lib/editors/content-check/run-check'
import { type RecordType, recordTypes } from '@/lib/editors/warnings/record-facts'
import type { Severity } from '@/lib/editors/warnings/rule'
import { describeRecord, describeSummary, isFailure } from './report'

type Options = {
  type?: readonly RecordType[]
  severity: Severity
  json?: string
  csv?: string
  quiet?: true
}

/** Checks the content of the site. Exit code 3 for a check that could not be completed. */
export async function checkContent(options: Options): Promise<void> {
  process.exitCode = await check(options).catch((error) => {
    console.error(error instanceof Error ? error.message : error)
    return 3
  })
}

async function check({ type: types = recordTypes, severity, json, csv, quiet }: Options): Promise<number> {
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-content-check-'))
  try {
    const onProgress = process.stderr.isTTY ? showProgress : () => {}
    const summary = await runCheck({ types, directory, onProgress, share: 1 })
    const read = () => readRecordFile<CheckedRecord>(resultPath(directory, summary.id))
    if (!quiet)
      for await (const record of read()) for (const line of describeRecord(record)) console.log(line)
    if (json !== undefined) await write(json, toJson(read(), 'en'))
    if (csv !== undefined) await write(csv, toCsv(read(), 'en'))
    for (const line of describeSummary(summary)) console.log(line)
    return isFailure(summary, severity) ? 1 : 0
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

function showProgress({ phase, step, steps }: CheckProgress): void {
  process.stderr.write(`\r\u001b[K${phase} ${step}${steps === null ? '' : ` of ${steps}`}`)
  if (phase === 'site') process.stderr.write('\r\u001b[K')
}

function write(file: string, parts: AsyncIterable<string>): Promise<void> {
  return pipeline(Readable.from(parts), createWriteStream(file))
}
