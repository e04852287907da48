import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { SubmittableUrls } from './read-sitemaps'

/** The URLs of a site that were accepted so far. Null if the file does not exist or is the state of another site. */
export async function readState(file: string, site: string): Promise<SubmittableUrls | null> {
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  const state: { site?: unknown; urls?: unknown } = JSON.parse(text)
  if (typeof state.urls !== 'object' || state.urls === null)
    throw new Error(`${file} has no field "urls": delete the file to start with a new state`)
  if (state.site !== site) return null
  return new Map(
    Object.entries(state.urls).map(([url, lastmod]) => [url, typeof lastmod === 'string' ? lastmod : null]),
  )
}

/** Replaces the file at once, so that an interrupted run does not destroy the previous state. */
export async function writeState(file: string, site: string, urls: SubmittableUrls): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.new`
  await writeFile(draft, `${JSON.stringify({ site, urls: Object.fromEntries(urls) })}\n`)
  await rename(draft, file)
}
