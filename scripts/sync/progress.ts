import type { Db } from '@vitrine/content-store/db/connect'
import type { ReadKind } from '@vitrine/content-store/queries/reads'
import { type CopyState, readCopyState } from '@/lib/sync/copy-state'

const terminalMs = 500
/** A log has a line from time to time. */
const logMs = 30_000

const names: Readonly<Record<ReadKind, string>> = {
  organizations: 'organizations',
  'all articles': 'articles',
  'changed articles': 'changed articles',
  embed: 'open jobs by organization',
  job: 'details of jobs',
}

/** What was read of each kind, the requests if they are counted, and the time. */
function describeProgress({ reads }: CopyState, requests: number | null, seconds: number): string {
  const parts = reads
    .filter(({ kind }) => kind !== 'changed articles')
    .map(({ kind, reads, unread, failing }) => {
      const failed = failing > 0 ? ` (${failing} failed)` : ''
      return `${names[kind]} ${reads - unread}/${reads}${failed}`
    })
  const sent = requests === null ? [] : [`${requests} requests`]
  const time = seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
  return [...parts, ...sent, time].join(', ')
}

/** Prints the progress of a copy until `stop` is called: on a terminal always in the same line. */
export function showProgress(
  db: Db,
  name: string,
  countRequests: (() => number) | null,
): { stop: () => void } {
  const startedAt = performance.now()
  const { isTTY, columns = 80 } = process.stdout
  let isReading = false
  const print = async () => {
    if (isReading) return
    isReading = true
    const state = await readCopyState(db, name).catch(() => null)
    isReading = false
    if (state === null || isStopped) return
    const seconds = Math.round((performance.now() - startedAt) / 1_000)
    const line = describeProgress(state, countRequests?.() ?? null, seconds)
    if (isTTY) process.stdout.write(`\r\x1b[K${line.slice(0, columns - 1)}`)
    else console.log(line)
  }
  let isStopped = false
  const timer = setInterval(() => void print(), isTTY ? terminalMs : logMs)
  return {
    stop: () => {
      isStopped = true
      clearInterval(timer)
      if (isTTY) process.stdout.write('\n')
    },
  }
}
