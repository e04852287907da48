import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Addresses } from './read-sitemaps'

/** What was accepted of a site so far. Null where nothing is known: no file yet, or that of another site. */
export async function readState(file: string, site: string): Promise<Addresses | null> {
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  const state: { site?: unknown; addresses?: unknown } = JSON.parse(text)
  if (typeof state.addresses !== 'object' || state.addresses === null)
    throw new Error(`${file} holds no addresses`)
  if (state.site !== site) return null
  return new Map(
    Object.entries(state.addresses).map(([address, lastmod]) => [
      address,
      typeof lastmod === 'string' ? lastmod : null,
    ]),
  )
}

/** Whole or not at all: a run that is stopped leaves the former state. */
export async function writeState(file: string, site: string, addresses: Addresses): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.new`
  await writeFile(draft, `${JSON.stringify({ site, addresses: Object.fromEntries(addresses) })}\n`)
  await rename(draft, file)
}
