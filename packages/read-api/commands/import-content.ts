import { existsSync } from 'node:fs'
import { databaseName, isPostgresUrl, openDatabase, openDatabaseForWriting } from '#db/connect'
import { isDatabaseUnavailable } from '#db/database-unavailable'
import type { RecordTable } from '#db/schema'
import { env } from '#env'
import { ChangedRecords } from '#import/changed-records'
import { loadContent } from '#import/load-content'
import { NoticeLog } from '#import/notice-log'
import { ContentRejected, formatProblem, ImportInterrupted } from '#import/problem'
import { formatSummary } from '#import/summary'
import { UnlistedOrganizations } from '#import/unlisted-organizations'
import { compareContent, type WrittenKind, writeContent } from '#import/write-content'
import { abortOnSignal, interruptedExitCode } from './interruption'
import { notifySite } from './notify-site'
import { showProgress } from './show-progress'

const database = databaseName(env.DATABASE_URL)
const notices = new NoticeLog()

type Options = {
  /** `json` for saved responses of the API. */
  from?: 'json'
  dryRun?: boolean
  prune?: boolean
}

/** Imports a content folder, and prints what changed or the problems of the content. */
export async function importContent(
  folder: string,
  { from: format, dryRun = false, prune = false }: Options,
): Promise<void> {
  try {
    const now = new Date()
    const unlisted = new UnlistedOrganizations(env)
    const records = loadContent(folder, now, {
      format,
      onProgress: showProgress(dryRun ? 'checking' : 'importing'),
      onNotice: (notice) => notices.add(notice),
    })
    const batches = unlisted.observe(records)
    const changed = new ChangedRecords()
    const options = {
      prune,
      signal: abortOnSignal(),
      onChange: (kind: RecordTable, references: readonly string[]) => changed.add(kind, references),
    }
    const summary = dryRun
      ? await withReadableDatabase((db) => compareContent(db, batches, now, options))
      : await withWritableDatabase((db) => writeContent(db, batches, now, options))
    for (const line of [...notices.lines(), ...unlisted.warnings()]) console.warn(line)
    console.log(
      dryRun
        ? `Dry run: nothing was written. An import into ${database} would make these changes:`
        : `Imported into ${database}:`,
    )
    for (const line of formatSummary(summary, dryRun)) console.log(line)
    if (!dryRun) await notify(changed)
  } catch (error) {
    process.exitCode = 1
    if (error instanceof ImportInterrupted) {
      process.exitCode = interruptedExitCode
      // On a terminal, the cursor is still in the line of the progress bar.
      console.error(`${process.stderr.isTTY ? '\n' : ''}Interrupted; nothing was written.`)
    } else if (error instanceof ContentRejected) {
      for (const problem of error.problems) console.error(formatProblem(problem))
      console.error(`${error.message}; nothing was written.`)
    } else if (error instanceof Error && isDatabaseUnavailable(error)) {
      console.error(`${database}: ${error.message}; nothing was written.`)
    } else throw error
  }
}

type Db = ReturnType<typeof openDatabase>

async function withWritableDatabase(run: (db: Db) => Promise<WrittenKind[]>): Promise<WrittenKind[]> {
  const db = openDatabaseForWriting(env.DATABASE_URL)
  return run(db).finally(() => db.destroy())
}

/** Passes `null` to `run` if the SQLite file does not exist, because opening the database would create the file. */
async function withReadableDatabase(run: (db: Db | null) => Promise<WrittenKind[]>): Promise<WrittenKind[]> {
  if (!isPostgresUrl(env.DATABASE_URL) && !existsSync(database)) return run(null)
  const db = openDatabase(env.DATABASE_URL)
  return run(db).finally(() => db.destroy())
}

/** With REVALIDATE_SECRET, the site shows the changes at once. */
async function notify(changed: ChangedRecords): Promise<void> {
  const { REVALIDATE_SECRET: secret, SITE_URL: siteUrl } = env
  if (secret === undefined) return
  const db = openDatabase(env.DATABASE_URL)
  const changes = await changed.list(db).finally(() => db.destroy())
  if (changes.length === 0) return
  console.log(await notifySite(siteUrl, secret, changes))
  if (changed.areMore)
    console.log(`Only the first ${changes.length} changes were sent. The others appear within minutes.`)
}
