import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { env } from '@/lib/env'
import { toTargetName } from './preview-target'

/** Of the lines that an editor pastes, and of the list. */
export const maxReferences = 10_000
export const pageSize = 50
const maxNamedLines = 10
const maxNamedLength = 80

/** Editors can change the list at the same time. */
const changes = pLimit(1)

const file = join(env.CACHE_DIRECTORY, 'editors', 'references.json')

/** What an editor has pasted, line by line: names of records without repetition, and the first lines that name none. */
type Pasted = { names: readonly string[]; wrong: readonly string[]; wrongCount: number; leftOut: number }

/** Empty lines do not count. Lines after the bound are left out. */
export function readPasted(text: string, ownOrigins: readonly string[]): Pasted {
  const lines = text.split('\n').flatMap((line) => line.trim() || [])
  const read = lines.slice(0, maxReferences).map((line) => ({ line, name: toTargetName(line, ownOrigins) }))
  const wrong = read.flatMap(({ line, name }) => (name === null ? [line.slice(0, maxNamedLength)] : []))
  return {
    names: [...new Set(read.flatMap(({ name }) => name ?? []))],
    wrong: wrong.slice(0, maxNamedLines),
    wrongCount: wrong.length,
    leftOut: lines.length - read.length,
  }
}

/** The names of records that editors keep at hand, the newest first. There are no accounts: all editors have the same list. */
export async function readReferences(): Promise<readonly string[]> {
  try {
    const names: unknown = JSON.parse(await readFile(file, 'utf8'))
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

/** What became of names: those that were in the list already, and those for which a full list has no room. */
type Added = { added: number; known: number; leftOut: number }

/** Puts names at the start of the list. None leaves the list without an editor. */
export function addReferences(names: readonly string[]): Promise<Added> {
  return changes(async () => {
    const earlier = new Set(await readReferences())
    const known = names.filter((name) => earlier.has(name))
    const room = Math.max(0, maxReferences - earlier.size)
    const added = names.filter((name) => !earlier.has(name)).slice(0, room)
    const kept = new Set([...known, ...added])
    await store([...new Set([...names.filter((name) => kept.has(name)), ...earlier])])
    return { added: added.length, known: known.length, leftOut: names.length - kept.size }
  })
}

/** Removes a name from the list; null removes all. */
export function removeReferences(name: string | null): Promise<void> {
  return changes(async () =>
    store(name === null ? [] : (await readReferences()).filter((other) => other !== name)),
  )
}

async function store(names: readonly string[]): Promise<void> {
  const newFile = `${file}.${randomUUID()}.new`
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(newFile, JSON.stringify(names))
  await rename(newFile, file)
}
