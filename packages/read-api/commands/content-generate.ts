import './load-env'
import { appendFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { foreignKinds } from '#bench/generator/foreign-content'
import { generatedAt, readGenerated, type Size } from '#bench/generator/generate'
import { generatedPrefix } from '#bench/generator/taxonomies'
import { toFile } from '#bench/generator/to-file'
import { databaseName, openDatabaseForWriting } from '#db/connect'
import { migrate } from '#db/migrations'
import { env } from '#env'
import { checkRecords } from '#import/load-content'
import { ImportInterrupted } from '#import/problem'
import { formatSummary } from '#import/summary'
import { writeContent } from '#import/write-content'
import { isArgumentError } from './argument-error'
import { abortOnSignal, interruptedExitCode } from './interruption'
import { showProgress } from './show-progress'

const usage = `usage: npm run content:generate -- [--articles N] [--organizations N] [--jobs N] [--seed N] [--out DIR] [--force]
  --seed N   the same numbers and the same seed give the same content
  --out DIR  write a content folder instead of the database of DATABASE_URL
  --force    write into a folder or database that has other content`

try {
  const { size, out, force } = readArguments()
  const counts = `${size.articles} articles, ${size.organizations} organizations, ${size.jobs} jobs, seed ${size.seed}`
  console.log(`Generating content for measurements: ${counts}`)
  if (out === undefined) await fillDatabase(size, force)
  else await fillFolder(size, out, force)
} catch (error) {
  process.exitCode = 1
  if (error instanceof ImportInterrupted) {
    process.exitCode = interruptedExitCode
    console.error('Interrupted; nothing was written.')
  } else if (isArgumentError(error)) console.error(`${error.message}\n${usage}`)
  else console.error(error instanceof Error ? error.message : error)
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
