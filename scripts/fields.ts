import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { defineCommand, runIfMain } from '@vitrine/api-contract/command'
import pLimit from 'p-limit'
import { type Output, openOutputs, outputs } from '@/e2e/support/fields/outputs'
import { formatTable } from '@/e2e/support/fields/table'
import { createWorlds, type World } from '@/e2e/support/fields/worlds'
import { routes } from '@/lib/routes'
import { withFieldsSite } from './fields-site'
import { root, run } from './run'

const file = 'docs/fields.md'

export const command = defineCommand(
  'fields',
  `Builds the site, and writes ${file}: where the site shows each field of the API. It takes about eight minutes.`,
).action(writeFields)

async function writeFields(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-fields-'))
  const database = {
    DATABASE_URL: `file:${join(folder, 'content.db')}`,
    CACHE_DIRECTORY: join(folder, 'cache'),
  }
  try {
    await run('tsx', ['packages/read-api/commands/content-import.ts', 'content'], database)
    await run('next', ['build'], { ...database, REVALIDATE_SECONDS: '3' })
    await withFieldsSite(createWorlds(), root, folder, writeTable)
    console.log(`Wrote ${file}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
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

await runIfMain(import.meta.url, command)
