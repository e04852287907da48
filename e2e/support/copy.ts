import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Db, openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import { lastChange } from '@vitrine/content-store/queries/changes'
import { projectFolder } from './site'

const maxWaitMs = 60_000

/** Makes everything pending that a site reads of its hosted API. `url` is its DATABASE_URL. */
export function makePending(url: string): Promise<void> {
  return using(url, async (db) => {
    await db.updateTable('reads').set({ next_at: 0 }).execute()
  })
}

/** Makes everything pending, and waits until the site has tried to read it. Throws after a minute. */
export async function readAgain(url: string): Promise<void> {
  await makePending(url)
  for (const end = Date.now() + maxWaitMs; Date.now() < end; await wait(200))
    if ((await using(url, countPending)) === 0) return
  throw new Error('the site does not read its API')
}

/**
 * Says that the stored pages have every change of the database at `url`, as those of a build from this database. A new process would
 * make the pages of all records of the copy again first.
 */
export async function markHandled(url: string, cacheDirectory: string): Promise<void> {
  const buildId = await readFile(join(projectFolder, '.next/BUILD_ID'), 'utf8')
  const number = await using(url, lastChange)
  await mkdir(cacheDirectory, { recursive: true })
  await writeFile(join(cacheDirectory, 'handled-change.json'), JSON.stringify({ buildId, number }))
}

async function countPending(db: Db): Promise<number> {
  const { pending } = await db
    .selectFrom('reads')
    .select(({ fn }) => fn.countAll<number>().as('pending'))
    .where('next_at', '=', 0)
    .executeTakeFirstOrThrow()
  return pending
}

async function using<Result>(url: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const db = openDatabaseForWriting(url)
  return work(db).finally(() => db.destroy())
}

/** For specs of the hosted site: the database of its copy. */
export const copyUrl = process.env.COPY_DATABASE_URL ?? ''
