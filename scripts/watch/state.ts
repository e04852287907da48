import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

const records = z.record(z.string(), z.string())

/**
 * What the last poll of the API found. Articles: the day of publication and the hash of each, by reference. Organizations: the
 * hash of each. Jobs: the hashes of each organization's jobs, by its reference. `updatedAfter` is the UTC day of the last poll.
 */
const schema = z.object({
  updatedAfter: z.string(),
  articles: records,
  organizations: records,
  jobs: z.record(z.string(), records),
})

export type WatchState = z.infer<typeof schema>

/** Null where there is none yet, or the file is damaged: the next poll of the API is the first one. */
export function readWatchState(file: string): WatchState | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

/** Throws if the folder is not writable. */
export function writeWatchState(file: string, state: WatchState): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(state))
  renameSync(`${file}.new`, file)
}

export function hashOf(record: unknown): string {
  return createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 16)
}

/** The references that are in only one of two polls, or have another hash. */
export function changedReferences(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string[] {
  const references = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...references].filter((reference) => before[reference] !== after[reference])
}
