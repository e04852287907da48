import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import pLimit from 'p-limit'
import { routes } from '@/lib/routes'
import { openOutputs, outputs } from '../../support/fields/outputs'
import { isSeen, parseTable, unseenFields } from '../../support/fields/table'
import { createWorlds, fields, type World } from '../../support/fields/worlds'
import { baseUrl, get } from '../../support/site'

const seen = parseTable(readFileSync('docs/fields.md', 'utf8'))
const [first, ...others] = createWorlds(unseenFields(seen)) as [World, ...World[]]
const worldsOfFields = others.slice(0, fields.length)
const jointWorlds = others.slice(fields.length)
const readOutput = openOutputs(baseUrl)
const limit = pLimit(4)

/** The site has the records of its build at first. Once lists have shown the others, no page of them is unknown. */
test.beforeAll(async () => {
  for (const path of [routes.companies('en'), routes.jobs('en'), routes.articles('en')])
    await expect.poll(async () => (await get(path)).text(), { timeout: 240_000 }).toContain(first.token)
  // A list of jobs waits 300 ms for what the job operation says about them. The page of a job waits for it.
  const compared = [first, ...jointWorlds]
  await Promise.all(compared.map((world) => limit(() => readOutput(world, { part: 'Page', kind: 'job' }))))
})

test('docs/fields.md has a row for each field of the API', () => {
  expect([...seen.keys()]).toEqual([...new Set(fields.map(({ name }) => name))])
})

test('the pages that docs/fields.md names for a field change with the field', async () => {
  const checks = worldsOfFields.flatMap((world) =>
    outputs
      .filter((output) => world.changes.some((field) => isSeen(seen, field, output)))
      .map((output) => limit(async () => ({ world, output, isChanged: await isChanged(world, output) }))),
  )
  const found = (await Promise.all(checks)).map(({ world, output, isChanged }) => ({
    cell: `${world.changes[0]?.name}: ${output.part} of ${output.kind}`,
    isChanged,
  }))
  const changed = new Set(found.filter(({ isChanged }) => isChanged).map(({ cell }) => cell))
  expect(changed.size).toBeGreaterThan(200)
  // A value for each language has one row: the page in one of the languages changes.
  expect([...new Set(found.map(({ cell }) => cell))].filter((cell) => !changed.has(cell))).toEqual([])
})

test('the pages that docs/fields.md does not name for a field do not change with it', async () => {
  for (const [index, output] of outputs.entries()) {
    const world = jointWorlds[index] as World
    const message = `${output.part} of ${output.kind} with other values of ${world.changes.length} fields`
    expect(await readOutput(world, output), message).toBe(await readOutput(first, output))
  }
})

async function isChanged(world: World, output: (typeof outputs)[number]): Promise<boolean> {
  return (await readOutput(world, output)) !== (await readOutput(first, output))
}
