import './load-env'
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
import { toRecordType, toSeverity } from '@/lib/editors/content-check/summary'
import { recordTypes } from '@/lib/editors/warnings/record-facts'
import { describeRecord, describeSummary, isFailure } from './content-check/report'
import { readOptions } from './read-options'

/** Someone waits for the command: it repeats a failed read once. */
const readSettings = { retryWaitsMs: [5_000] }

const usage = `usage: npm run content:check -- [--type TYPE,...] [--severity SEVERITY] [--json FILE] [--csv FILE] [--quiet]
  Checks every article, organization and job of the site, and prints the warnings of each.
  --type TYPE          article, organization or job, or several; all by default
  --severity SEVERITY  the least one with which the exit code is 1: error (the default), warning or hint
  --json FILE          writes the result as JSON
  --csv FILE           writes the result as CSV, for spreadsheets
  --quiet              prints the summary only
  The exit code is 2 if a record could not be read.`

/**
 * Checks the content of the site. Exit code 0 without warnings of the severity of --severity or above, 1 with some, and 2 for
 * a check that could not be completed.
 */
process.exitCode = await main().catch((error) => {
  console.error(error instanceof Error ? error.message : error)
  return 2
})

async function main(): Promise<number> {
  const { types, severity, values } = readArguments()
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-content-check-'))
  try {
    const onProgress = process.stderr.isTTY ? showProgress : () => {}
    const summary = await runCheck({ types, directory, onProgress, share: 1, readOptions: readSettings })
    const read = () => readRecordFile<CheckedRecord>(resultPath(directory, summary.id))
    if (!values.quiet)
      for await (const record of read()) for (const line of describeRecord(record)) console.log(line)
    if (values.json !== undefined) await write(values.json, toJson(read(), 'en'))
    if (values.csv !== undefined) await write(values.csv, toCsv(read(), 'en'))
    for (const line of describeSummary(summary)) console.log(line)
    if (summary.unread.count > 0) return 2
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

function readArguments() {
  const options = {
    type: { type: 'string', multiple: true, default: [] as string[] },
    severity: { type: 'string', default: 'error' },
    json: { type: 'string' },
    csv: { type: 'string' },
    quiet: { type: 'boolean', default: false },
  } as const
  return readOptions(usage, { options, exitCode: 2 }, ({ values }) => {
    const severity = toSeverity(values.severity)
    if (severity === null) throw new Error('--severity: expected error, warning or hint')
    const named = values.type.flatMap((text) => text.split(','))
    const types = recordTypes.filter((type) => named.length === 0 || named.includes(type))
    if (named.some((text) => toRecordType(text) === null))
      throw new Error('--type: expected article, organization or job')
    return { types, severity, values }
  })
}
