import type { Db } from '@vitrine/content-store/db/connect'
import { gauge } from '@/lib/process/metrics'
import { agesOf, type CopyState, readCopyState } from './copy-state'

/** The gauges of one request of the metrics read the state once. */
const sharedMs = 1_000

/** Adds the state of the copy of a hosted API to the metrics. */
export function addCopyMetrics(db: Db, name: string): void {
  let latest: { at: number; state: Promise<CopyState> } | null = null
  const read = () => {
    const now = performance.now()
    if (latest === null || now - latest.at > sharedMs) latest = { at: now, state: readCopyState(db, name) }
    return latest.state
  }
  gauge('vitrine_copy_complete', '1 when the first copy of the API is complete', [], async (metric) =>
    metric.set((await read()).isComplete ? 1 : 0),
  )
  gauge(
    'vitrine_copy_age_seconds',
    'Time since the oldest successful read of the API, by kind',
    ['kind'],
    async (metric) => {
      for (const { kind, ageSeconds } of agesOf(await read(), new Date()))
        if (ageSeconds !== null) metric.set({ kind }, ageSeconds)
    },
  )
  gauge(
    'vitrine_copy_reads',
    'Reads of the API by kind and state: all, unread (never successful) and failing',
    ['kind', 'state'],
    async (metric) => {
      metric.reset()
      for (const { kind, reads, unread, failing } of (await read()).reads)
        for (const [state, count] of Object.entries({ all: reads, unread, failing }))
          metric.set({ kind, state }, count)
    },
  )
  gauge(
    'vitrine_copy_invalid_records',
    'Records of the API that are not valid, of which the last valid version stays, by kind',
    ['kind'],
    async (metric) => {
      metric.reset()
      for (const { kind, count } of (await read()).invalid.counts) metric.set({ kind }, count)
    },
  )
  gauge(
    'vitrine_copy_held',
    'Records that a held change would lose, by list',
    ['list', 'reason'],
    async (metric) => {
      metric.reset()
      for (const { list, reason, accepted, observed } of (await read()).held)
        metric.set({ list, reason }, Math.max(0, accepted - observed))
    },
  )
}
