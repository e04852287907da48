import { createHash, randomUUID } from 'node:crypto'
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { env } from '@/lib/env'
import type { Suspicion } from './quarantine-rule'

/** A list whose last response is not believed. Timestamps in milliseconds, the others are numbers of records. */
export type HeldList = {
  list: string
  since: number
  accepted: number
  observed: number
  lost: number
  reason: Suspicion
}

/** What one upstream's lists were last: `counts` are numbers of records by list. */
type StoredState = { held: HeldList[]; counts: [list: string, count: number][] }

/** A request of the command `npm run quarantine`. A null `list` is every list. */
export type Release = { list: string | null; at: number }

const maxReleases = 1_000

/**
 * Only a hosted API is observed: the content of the embedded API changes by an import alone, which checks it and whose
 * result has to show at once.
 */
export const isQuarantineOn: boolean = false

export const listsDirectory = join(env.CACHE_DIRECTORY, 'lists')

/** Other settings read other lists, which must not look like a list that lost records. A new token reads the same ones. */
export const upstreamId = createHash('sha256')
  .update(
    JSON.stringify([
      env.API_BASE_URL ?? null,
      env.API_TOKEN !== undefined,
      env.SITE_REFERENCE,
      env.ORGANIZATION_REFERENCES,
      ...(env.ARTICLE_INDEX.length > 0 ? [env.ARTICLE_INDEX] : []),
    ]),
  )
  .digest('hex')
  .slice(0, 16)

const stateFile = `state-${upstreamId}.json`
const releaseFile = `release-${upstreamId}.json`
const successFile = `success-${upstreamId}.json`
const maxStateFiles = 30

/** Empty if nothing is stored, or the file is damaged. Lists without a stored number have that of a recent build. */
export function readState(): StoredState {
  const stored = readJson<Partial<StoredState>>(stateFile)
  return {
    held: Array.isArray(stored?.held) ? stored.held : [],
    counts: [...readBuiltCounts(), ...(Array.isArray(stored?.counts) ? stored.counts : [])],
  }
}

/** What the build has read is compared with the first read of a process whose cache directory is empty. */
const builtCountsFile = join('.next', `accepted-counts-${upstreamId}.jsonl`)
const maxBuildAgeMs = 86_400_000

/** Called by the processes of a build. Next.js empties the folder before a build. */
export function appendBuiltCount(list: string, count: number): void {
  appendFileSync(builtCountsFile, `${JSON.stringify([list, count])}\n`)
}

/** Empty where the file is damaged, or older than a day: many records can have changed since then. */
function readBuiltCounts(): StoredState['counts'] {
  try {
    if (Date.now() - statSync(builtCountsFile).mtimeMs > maxBuildAgeMs) return []
    const lines = readFileSync(builtCountsFile, 'utf8').trimEnd().split('\n')
    return lines.map((line) => JSON.parse(line) as StoredState['counts'][number])
  } catch {
    return []
  }
}

/** Throws if the directory is not writable. */
export function writeState(state: StoredState): void {
  writeJson(stateFile, state)
  removeOldFiles()
}

/** The last requests of the command, the newest first. */
export function readReleases(): Release[] {
  const releases = readJson<Release[]>(releaseFile)
  return Array.isArray(releases) ? releases : []
}

/** When the last request of the command was written, in milliseconds; 0 if there was none. */
export function releaseTime(): number {
  return statSync(join(listsDirectory, releaseFile), { throwIfNoEntry: false })?.mtimeMs ?? 0
}

export function writeRelease(release: Release): void {
  const others = readReleases().filter(({ list }) => list !== release.list)
  writeJson(releaseFile, [release, ...others].slice(0, maxReleases))
}

/** When the API sent its last valid response, in milliseconds. Null if that is not stored. */
export function readSuccess(): number | null {
  const time = readJson<number>(successFile)
  return typeof time === 'number' && time > 0 ? time : null
}

/** Throws if the directory is not writable. */
export function writeSuccess(time: number): void {
  writeJson(successFile, time)
}

function readJson<T>(file: string): T | null {
  try {
    // Only this module writes the file, and replaces it as a whole.
    return JSON.parse(readFileSync(join(listsDirectory, file), 'utf8')) as T
  } catch {
    return null
  }
}

function writeJson(file: string, value: unknown): void {
  mkdirSync(listsDirectory, { recursive: true })
  const draft = join(listsDirectory, `${file}.${randomUUID()}.new`)
  writeFileSync(draft, JSON.stringify(value))
  renameSync(draft, join(listsDirectory, file))
}

/** Each upstream has files of its own: those of the upstreams that were read longest ago are removed. */
function removeOldFiles(): void {
  const files = readdirSync(listsDirectory).filter((file) =>
    /^(state|release|success)-.*\.(json|new)$/.test(file),
  )
  if (files.length <= maxStateFiles) return
  const byAge = files
    .map((file) => join(listsDirectory, file))
    .map((path) => ({ path, time: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.time - a.time)
  for (const { path } of byAge.slice(maxStateFiles)) rmSync(path, { force: true })
}
