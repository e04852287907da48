import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import { type Output, openOutputs, outputs } from '@/e2e/support/fields/outputs'
import { formatTable } from '@/e2e/support/fields/table'
import { createWorlds, type World } from '@/e2e/support/fields/worlds'
import { routes } from '@/lib/routes'
import { withFieldsSite } from './fields-site'
import { ProgramFailed, root, run } from './run'

/** Builds the site and writes docs/fields.md. It takes about eight minutes. */
const file = 'docs/fields.md'
const folder = await mkdtemp(join(tmpdir(), 'vitrine-fields-'))
try {
  await run('tsx', ['packages/read-api/commands/content-import.ts', 'content'], database())
  await run('next', ['build'], { ...database(), REVALIDATE_SECONDS: '3' })
  await withFieldsSite(createWorlds(), root, folder, writeTable)
  console.log(`Wrote ${file}`)
} catch (error) {
  process.exitCode = 1
  if (!(error instanceof ProgramFailed)) throw error
  console.error(error.message)
} finally {
  await rm(folder, { recursive: true, force: true })
}

function database() {
  return { DATABASE_URL: `file:${join(folder, 'content.db')}`, CACHE_DIRECTORY: join(folder, 'cache') }
}

async function writeTable(baseUrl: string): Promise<void> {
  const [first, ...others] = createWorlds()
  if (!first) return
  for (const path of [routes.companies('en'), routes.jobs('en'), routes.articles('en')])
    while (!(await (await fetch(baseUrl + path)).text()).includes(first.token)) await wait(1_000)
  const readFirst = openOutputs(baseUrl)
  const seen = new Map<string, Set<Output>>()
  const limit = pLimit(2)
  const compare = async (world: World) => {
    const read = openOutputs(baseUrl)
    for (const output of outputs) {
      const isSeen = (await read(world, output)) !== (await readFirst(first, output))
      for (const { name } of isSeen ? world.changes : [])
        seen.set(name, (seen.get(name) ?? new Set()).add(output))
    }
  }
  await Promise.all(others.map((world) => limit(() => compare(world))))
  const ordered = [...seen].map(([name, found]): [string, Output[]] => [
    name,
    outputs.filter((output) => found.has(output)),
  ])
  await writeFile(file, formatTable(new Map(ordered)))
}
