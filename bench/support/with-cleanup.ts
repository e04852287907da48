import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a benchmark has while it runs. */
export type Bench = {
  /** A temporary folder, which is removed at the end. */
  folder: string
  /** Calls `stop` at the end, the last one first. */
  atEnd: (stop: () => Promise<unknown>) => void
}

/** Runs a benchmark and ends what it has started, also if it fails. */
export async function withCleanup(work: (bench: Bench) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  const stops = [
    () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  ] as (() => Promise<unknown>)[]
  try {
    await work({ folder, atEnd: (stop) => stops.push(stop) })
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}
