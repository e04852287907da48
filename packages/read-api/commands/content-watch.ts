import { parseArgs } from 'node:util'
import { openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import type { ContentFile } from '@vitrine/content-store/queries/content-files'
import { env } from '#env'
import { loadContent } from '#import/load-content'
import { NoticeLog } from '#import/notice-log'
import { ContentPictures } from '#import/pictures/content-pictures'
import { UnlistedOrganizations } from '#import/unlisted-organizations'
import { writeContent } from '#import/write-content'
import { watchFolder } from '#watch/folder-watch'
import { type ImportReport, reportError, reportSummary } from '#watch/import-report'

/**
 * Imports a content folder now and after every change, and sends an `ImportReport` of each import to its parent process. It is a
 * process of its own, because an import blocks: `npm run dev:content` starts it.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { poll: { type: 'boolean', default: false }, prune: { type: 'boolean', default: false } },
})
const [folder = 'content'] = positionals
const pollMs = 1_000
/** An author does not read more of them at once. */
const maxNotices = 20

let isRunning = false
let isWaiting = false

async function importContent(): Promise<void> {
  if (isRunning) {
    isWaiting = true
    return
  }
  isRunning = true
  do {
    isWaiting = false
    process.send?.(await importOnce())
  } while (isWaiting)
  isRunning = false
}

async function importOnce(): Promise<ImportReport> {
  const startedAt = performance.now()
  const now = new Date()
  const db = openDatabaseForWriting(env.DATABASE_URL)
  try {
    const unlisted = new UnlistedOrganizations(env)
    const notices = new NoticeLog(maxNotices)
    const pictures = await ContentPictures.read(folder, env)
    const files: ContentFile[] = []
    const records = loadContent(folder, now, {
      onNotice: (notice) => notices.add(notice),
      pictures,
      onFile: (file) => files.push(file),
    })
    const batches = pictures.storeAfter(unlisted.observe(records))
    const summary = await writeContent(db, batches, now, { prune: values.prune, files })
    if (values.prune) pictures.removeUnused()
    const warnings = [...notices.lines(), ...pictures.notices(), ...unlisted.warnings()]
    return reportSummary(summary, pictures.summary(), warnings, performance.now() - startedAt)
  } catch (error) {
    return reportError(error, folder)
  } finally {
    await db.destroy()
  }
}

// The parent ends the watch. Ctrl-C reaches every process of a terminal, and must not interrupt an import.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit(0))

watchFolder(folder, {
  onChange: () => void importContent(),
  pollMs: values.poll ? pollMs : undefined,
  onFallback: (reason) =>
    console.warn(
      `The system does not report changes of files (${reason}): the folder is checked every two seconds.`,
    ),
})
await importContent()
