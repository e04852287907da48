import { existsSync } from 'node:fs'
import { maxRevalidationChanges } from '@vitrine/api-contract/revalidation'
import type { Applied } from '@vitrine/content-store/apply/apply'
import { openDatabase, openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import { isDatabaseUnavailable } from '@vitrine/content-store/db/database-unavailable'
import { databaseName, isPostgresUrl } from '@vitrine/content-store/db/location'
import { migrate } from '@vitrine/content-store/db/migrations'
import { lastChange, listChanges } from '@vitrine/content-store/queries/changes'
import type { ContentFile } from '@vitrine/content-store/queries/content-files'
import { env } from '#env'
import { loadContent } from '#import/load-content'
import { NoticeLog } from '#import/notice-log'
import { ContentPictures } from '#import/pictures/content-pictures'
import { ContentRejected, formatProblem, ImportInterrupted } from '#import/problem'
import { formatSummary } from '#import/summary'
import { UnlistedOrganizations } from '#import/unlisted-organizations'
import { compareContent, writeContent } from '#import/write-content'
import { abortOnSignal, interruptedExitCode } from './interruption'
import { notifySite } from './notify-site'
import { showProgress } from './show-progress'

const database = databaseName(env.DATABASE_URL)
const notices = new NoticeLog()

/** More changes are not sent: a site shows them all when its cached reads end. */
const maxChanges = 20 * maxRevalidationChanges

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
    const files: ContentFile[] = []
    const pictures = await ContentPictures.read(folder, env)
    const records = loadContent(folder, now, {
      format,
      onProgress: showProgress(dryRun ? 'checking' : 'importing'),
      onNotice: (notice) => notices.add(notice),
      pictures,
      onFile: (file) => files.push(file),
    })
    const batches = unlisted.observe(records)
    const options = { prune, signal: abortOnSignal(), files }
    let changesBefore = 0
    const summary = dryRun
      ? await withReadableDatabase((db) => compareContent(db, batches, now, options))
      : await withWritableDatabase(async (db) => {
          await migrate(db)
          changesBefore = await lastChange(db)
          return writeContent(db, pictures.storeAfter(batches), now, options)
        })
    if (prune && !dryRun) pictures.removeUnused()
    for (const line of [...notices.lines(), ...pictures.notices(), ...unlisted.warnings()]) console.warn(line)
    console.log(
      dryRun
        ? `Dry run: nothing was written. An import into ${database} would make these changes:`
        : `Imported into ${database}:`,
    )
    for (const line of [...formatSummary(summary, dryRun), ...pictures.summary()]) console.log(line)
    if (!dryRun) await notifyOfChanges(changesBefore)
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

async function withWritableDatabase(run: (db: Db) => Promise<Applied>): Promise<Applied> {
  const db = openDatabaseForWriting(env.DATABASE_URL)
  return run(db).finally(() => db.destroy())
}

/** Passes `null` to `run` if the SQLite file does not exist, because opening the database would create the file. */
async function withReadableDatabase(run: (db: Db | null) => Promise<Applied>): Promise<Applied> {
  if (!isPostgresUrl(env.DATABASE_URL) && !existsSync(database)) return run(null)
  const db = openDatabase(env.DATABASE_URL)
  return run(db).finally(() => db.destroy())
}

/** With REVALIDATE_SECRET, the site shows the changes after the number `after` at once. */
async function notifyOfChanges(after: number): Promise<void> {
  const { REVALIDATE_SECRET: secret, SITE_URL: siteUrl } = env
  if (secret === undefined) return
  const db = openDatabase(env.DATABASE_URL)
  const changes = await listChanges(db, { after, limit: maxChanges + 1 }).finally(() => db.destroy())
  if (changes.length === 0) return
  // Whether a record was removed is read by the site: `update` is right for both.
  const sent = changes.slice(0, maxChanges).map(({ kind, reference }) => {
    return { type: kind, reference, action: 'update' as const }
  })
  console.log(await notifySite(siteUrl, secret, sent))
  if (changes.length > sent.length)
    console.log(`Only the first ${sent.length} changes were sent. The others appear within minutes.`)
}
