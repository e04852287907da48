import './load-env'
import { appendFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { databaseName, openDatabaseForWriting } from '#db/connect'
import { migrate } from '#db/migrations'
import { env } from '#env'
import { foreignKinds } from '#import/generator/foreign-content'
import { countRecords, generateRecords, type Size } from '#import/generator/generate'
import { generatedPrefix } from '#import/generator/taxonomies'
import { toFile } from '#import/generator/to-file'
import { checkRecords } from '#import/load-content'
import { ImportInterrupted } from '#import/problem'
import type { ReadResult } from '#import/read-result'
import { formatSummary } from '#import/summary'
import { writeContent } from '#import/write-content'
import { interruptedExitCode, listenForInterruption } from './interruption'
import { showProgress } from './show-progress'

const usage =
  'usage: npm run content:generate -- [--articles N] [--organizations N] [--jobs N] [--seed N] [--out DIR] [--force]'

/** The moment of the import, for what the records do not say: the same seed shall make the same database. */
const generatedAt = new Date('2026-01-01T00:00:00Z')

try {
  const { size, out, force } = readArguments()
  const counts = `${size.articles} articles, ${size.organizations} organizations, ${size.jobs} jobs, seed ${size.seed}`
  console.log(`Generated content, for measurements only: ${counts}`)
  if (out === undefined) await fillDatabase(size, force)
  else await fillFolder(size, out, force)
} catch (error) {
  process.exitCode = 1
  if (error instanceof ImportInterrupted) {
    process.exitCode = interruptedExitCode
    console.error('Interrupted; nothing was written.')
  } else console.error(error instanceof Error ? error.message : error)
}

async function fillDatabase(size: Size, force: boolean): Promise<void> {
  const path = databaseName(env.DATABASE_URL)
  const db = openDatabaseForWriting(env.DATABASE_URL)
  try {
    await migrate(db)
    const foreign = await foreignKinds(db)
    if (foreign.length > 0 && !force) {
      throw new Error(
        `${path} holds ${foreign.join(', ')} that were not generated. Name another DATABASE_URL, or add --force to write beside them.`,
      )
    }
    // What a larger run left must not be measured with a smaller one; nobody else's records are removed.
    const prune = foreign.length === 0
    const batches = checkRecords(progressing(size), 'the generator', generatedAt)
    const summary = await writeContent(db, batches, generatedAt, { prune, signal: listenForInterruption() })
    console.log(`wrote ${path}`)
    for (const line of formatSummary(summary, false).slice(0, summary.length)) console.log(line)
    console.log(
      `Every reference begins with ${generatedPrefix}; SITE_REFERENCE=${generatedPrefix}S1 shows all organizations.`,
    )
  } finally {
    await db.destroy()
  }
}

async function fillFolder(size: Size, out: string, force: boolean): Promise<void> {
  const present = await readdir(out).catch(() => [])
  if (present.length > 0 && !force)
    throw new Error(`${out} is not empty. Name another folder, or add --force.`)
  const folders = new Set<string>()
  const lists = new Set<string>()
  for (const found of progressing(size)) {
    if (!('record' in found)) continue
    const { path, text, isList } = toFile(found.record)
    const target = join(out, path)
    const folder = dirname(target)
    if (!folders.has(folder)) await mkdir(folder, { recursive: true })
    folders.add(folder)
    await (isList && lists.has(path) ? appendFile(target, text) : writeFile(target, text))
    lists.add(path)
  }
  console.log(`wrote ${out}`)
}

function* progressing(size: Size): Generator<ReadResult> {
  const show = showProgress('generating')
  const total = countRecords(size)
  let done = 0
  for (const record of generateRecords(size)) {
    yield { record }
    done += 1
    show(done, total)
  }
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      articles: { type: 'string', default: '1000' },
      organizations: { type: 'string', default: '50' },
      jobs: { type: 'string', default: '500' },
      seed: { type: 'string', default: '1' },
      out: { type: 'string' },
      force: { type: 'boolean', default: false },
    },
  })
  const whole = (name: 'articles' | 'organizations' | 'jobs' | 'seed') => {
    const text = values[name]
    if (!/^\d{1,8}$/.test(text)) throw new Error(`--${name}: expected a whole number, got ${text}\n${usage}`)
    return Number(text)
  }
  const size: Size = {
    articles: whole('articles'),
    organizations: whole('organizations'),
    jobs: whole('jobs'),
    seed: whole('seed'),
  }
  return { size, out: values.out, force: values.force }
}
