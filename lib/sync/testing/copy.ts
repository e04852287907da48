import type { RevalidationChange } from '@vitrine/api-contract/revalidation'
import { type Db, openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import { migrate } from '@vitrine/content-store/db/migrations'
import { createDatabase, type Engine } from '@vitrine/content-store/testing/engines'
import { createClient } from '@/lib/client/client'
import { createLimits } from '@/lib/client/limits'
import { readNamed } from '../read-named'
import { runReads } from '../run-reads'
import { Sync } from '../sync'
import type { Target } from '../target'
import { startUpstream, type Upstream } from './upstream'

/** An empty store, and a hosted API without records that `readAll` copies into it. */
export type Copy = {
  db: Db
  upstream: Upstream
  sync: Sync
  /** Another process with the same store. */
  restart: (settings?: Partial<Target>) => Promise<void>
  /** Reads what is pending. */
  readAll: () => Promise<void>
  /** Lets time pass, and reads what is pending then. Returns the paths of the requests. */
  later: (ms: number) => Promise<string[]>
  /** Reads what a webhook names. */
  readNow: (records: readonly RevalidationChange[]) => Promise<void>
  references: (table: 'organizations' | 'jobs' | 'articles') => Promise<string[]>
  stop: () => Promise<void>
}

const start = Date.parse('2026-11-20T12:00:00Z')

export async function startCopy(engine: Engine, settings: Partial<Target> = {}): Promise<Copy> {
  const upstream = await startUpstream()
  const database = await createDatabase(engine)
  const db = openDatabaseForWriting(database.url)
  await migrate(db)
  let now = start
  let target: Target

  const newSync = async (others: Partial<Target>) => {
    const source = createClient({
      ...{ baseUrl: upstream.url, token: 'token', timeoutMs: 5_000, maxBytes: 10_000_000 },
      ...{ fetch, wait: async () => {} },
      limits: createLimits(8),
    })
    target = {
      ...{ db, source, name: upstream.url, hasToken: true, siteReference: 'site', organizations: [] },
      ...{ quarantineMinutes: 0, pace: async () => {}, clock: () => new Date(now) },
      ...settings,
      ...others,
    }
    const sync = new Sync(target)
    await sync.start()
    return sync
  }

  const copy: Copy = {
    ...{ db, upstream, sync: await newSync({}) },
    restart: async (others = {}) => {
      copy.sync = await newSync(others)
    },
    readAll: () =>
      runReads(copy.sync, {
        concurrency: 3,
        signal: new AbortController().signal,
        once: true,
        onFailure: () => {},
      }),
    later: async (ms) => {
      now += ms
      upstream.requests.length = 0
      await copy.readAll()
      return [...upstream.requests]
    },
    readNow: (records) => readNamed(copy.sync, target, records),
    references: async (table) => {
      const rows = await db
        .selectFrom<'jobs'>(table as 'jobs')
        .select('reference')
        .orderBy('reference')
        .execute()
      return rows.map(({ reference }) => reference)
    },
    stop: async () => {
      await db.destroy()
      await database.remove()
      await upstream.stop()
    },
  }
  return copy
}

export const organization = (reference: string) => ({
  ...{ reference, name: `Name ${reference}`, slug: reference.toLowerCase(), odd: [null] },
})
export const embedJob = (reference: string, fields = {}) => ({
  ...{ reference, name: 'Nurse', slug: `nurse-${reference}` },
  ...fields,
})
export const job = (reference: string, fields = {}) => ({
  ...{ reference, organization_reference: 'O1', name: 'Nurse', status: 'published', unknown_field: { a: 1 } },
  ...fields,
})
export const article = (reference: string, fields = {}) => ({
  record: {
    ...{ reference, name: 'Night shift', language: 'en', published_at: '2026-03-02T09:00:00.000+01:00' },
    ...fields,
  },
  updatedAt: '2026-03-02',
})
