import './load-env'
import { env } from '@/lib/env'
import { databaseName, openDatabaseForWriting } from '@/lib/server/db/connect'
import { isDatabaseUnavailable } from '@/lib/server/db/database-unavailable'
import { loadContent } from '@/lib/server/import/load-content'
import { ContentRejected, formatProblem } from '@/lib/server/import/problem'
import { type WrittenKind, writeContent } from '@/lib/server/import/write-content'

const folder = process.argv[2] ?? 'content'
const path = databaseName(env.DATABASE_URL)

try {
  const now = new Date()
  const rows = loadContent(folder, now, showProgress)
  for (const [kind, records] of Object.entries(rows)) console.log(`read ${records.length} ${kind}`)
  const db = openDatabaseForWriting(env.DATABASE_URL)
  try {
    const summary = await writeContent(db, rows, now)
    console.log(`wrote ${path}`)
    for (const kind of summary) console.log(`  ${formatKind(kind)}`)
  } finally {
    await db.destroy()
  }
} catch (error) {
  process.exitCode = 1
  if (error instanceof ContentRejected) {
    for (const problem of error.problems) console.error(formatProblem(problem))
    console.error(`${error.message}; nothing was written.`)
  } else if (error instanceof Error && isDatabaseUnavailable(error)) {
    console.error(`${path}: ${error.message}; nothing was written.`)
  } else throw error
}

function showProgress(done: number, total: number): void {
  if (process.stdout.isTTY)
    process.stdout.write(`\rreading file ${done} of ${total}${done === total ? '\n' : ''}`)
}

function formatKind({ kind, added, changed, unchanged, removed }: WrittenKind): string {
  return `${kind}: ${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed`
}
