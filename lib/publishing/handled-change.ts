import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '@vitrine/content-store/db/connect'
import { lastChange, lastChangeBefore } from '@vitrine/content-store/queries/changes'
import { env } from '@/lib/env'
import { logWarning } from '@/lib/process/log'
import type { StoredPages } from '@/lib/process/stored-paths'

/** Beside the stored pages: the number of the last change whose pages an earlier process of this build has requested. */
const file = join(env.CACHE_DIRECTORY, 'handled-change.json')

type Handled = { buildId: string; number: number }

/**
 * The number of the change up to which the stored pages are current. Where no process of this build has stored it, that of the last
 * change before the oldest of the pages was rendered. `pages` is null where none are stored between processes.
 */
export async function findHandledChange(db: Db, pages: StoredPages | null): Promise<number> {
  if (pages === null) return lastChange(db)
  const { buildId, number } = (await readHandled()) ?? {}
  if (buildId === pages.buildId && typeof number === 'number') return number
  return pages.oldest === null ? lastChange(db) : lastChangeBefore(db, pages.oldest)
}

/** Does not throw: after a restart, pages are then requested again. */
export async function storeHandledChange(number: number, pages: StoredPages | null): Promise<void> {
  if (pages === null) return
  try {
    const handled: Handled = { buildId: pages.buildId, number }
    await mkdir(env.CACHE_DIRECTORY, { recursive: true })
    await writeFile(`${file}.new`, JSON.stringify(handled))
    await rename(`${file}.new`, file)
  } catch (error) {
    logWarning('The number of the last change cannot be stored', {}, error)
  }
}

async function readHandled(): Promise<Partial<Handled> | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    // There is none, or it was cut off.
    return null
  }
}
