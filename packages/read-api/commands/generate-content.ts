import { appendFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import { databaseName } from '@vitrine/content-store/db/location'
import { migrate } from '@vitrine/content-store/db/migrations'
import { foreignKinds } from '#bench/generator/foreign-content'
import { generatedAt, readGenerated, type Size } from '#bench/generator/generate'
import { generatedPrefix } from '#bench/generator/taxonomies'
import { toFile } from '#bench/generator/to-file'
import { env } from '#env'
import { checkRecords } from '#import/load-content'
import { ImportInterrupted } from '#import/problem'
import { formatSummary } from '#import/summary'
import { writeContent } from '#import/write-content'
import { abortOnSignal, interruptedExitCode } from './interruption'
import { showProgress } from './show-progress'

/** Generates content into the database, or into the folder `out`. The same size gives the same content. */
export async function generateContent(size: Size, out: string | undefined, force: boolean): Promise<void> {
  try {
    const counts = `${size.articles} articles, ${size.organizations} organizations, ${size.jobs} jobs, seed ${size.seed}`
    console.log(`Generating content for measurements: ${counts}`)
    if (out === undefined) await fillDatabase(size, force)
    else await fillFolder(size, out, force)
  } catch (error) {
    const isInterrupted = error instanceof ImportInterrupted
    process.exitCode = isInterrupted ? interruptedExitCode : 1
    if (isInterrupted) console.error('Interrupted; nothing was written.')
    else console.error(error instanceof Error ? error.message : error)
  }
}

async function fillDatabase(size: Size, force: boolean): Promise<void> {
  const name = databaseName(env.DATABASE_URL)
  const db = openDatabaseForWriting(env.DATABASE_URL)
  try {
    await migrate(db)
    const foreign = await foreignKinds(db)
    if (foreign.length > 0 && !force) {
      throw new Error(
        `${name} contains records that were not generated (${foreign.join(', ')}). Set another DATABASE_URL, or use --force to add the generated records to them.`,
      )
    }
    // Removes the records of an earlier, larger run; but with foreign records it would remove these too.
    const prune = foreign.length === 0
    const records = readGenerated(size, showProgress('generating'))
    const batches = checkRecords(records, 'the generator', generatedAt)
    const summary = await writeContent(db, batches, generatedAt, { prune, signal: abortOnSignal() })
    console.log(`Imported into ${name}:`)
    for (const line of formatSummary(summary, false).slice(0, summary.length)) console.log(line)
    console.log(
      `Every generated reference starts with ${generatedPrefix}. SITE_REFERENCE=${generatedPrefix}S1 is a site with all organizations.`,
    )
  } finally {
    await db.destroy()
  }
}

async function fillFolder(size: Size, out: string, force: boolean): Promise<void> {
  const present = await readdir(out).catch(() => [])
  if (present.length > 0 && !force)
    throw new Error(`${out} is not empty. Choose another folder, or use --force.`)
  const folders = new Set<string>()
  const lists = new Set<string>()
  for (const { record } of readGenerated(size, showProgress('generating'))) {
    const { path, text, isList } = toFile(record)
    const target = join(out, path)
    const folder = dirname(target)
    if (!folders.has(folder)) await mkdir(folder, { recursive: true })
    folders.add(folder)
    await (isList && lists.has(path) ? appendFile(target, text) : writeFile(target, text))
    lists.add(path)
  }
  console.log(`Wrote ${out}`)
}
