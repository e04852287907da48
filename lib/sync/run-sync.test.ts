import { openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import { createDatabase, engines } from '@vitrine/content-store/testing/engines'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readEnv } from '@/lib/env'
import { readCopyState } from './copy-state'
import { readNow } from './read-now'
import { startSync } from './run-sync'
import { article, organization } from './testing/copy'
import { startUpstream, type Upstream } from './testing/upstream'

const within = { timeout: 15_000, interval: 100 }

describe.each(engines)('the processes of a site that copy an API into %s', (engine) => {
  let upstream: Upstream
  let database: Awaited<ReturnType<typeof createDatabase>>
  const started: (() => Promise<void>)[] = []

  beforeEach(async () => {
    upstream = await startUpstream()
    upstream.organizations = [organization('O1')]
    upstream.embeds.set('O1', { name: 'One', websites: [], jobs: [] })
    upstream.articles = [article('A1')]
    database = await createDatabase(engine)
  })
  afterEach(async () => {
    for (const stop of started.splice(0)) await stop()
    await database.remove()
    await upstream.stop()
  })

  /** What each process has of its own. */
  function startProcess() {
    const db = openDatabaseForWriting(database.url)
    const settings = readEnv({
      ...{ API_BASE_URL: upstream.url, API_TOKEN: 'token', DATABASE_URL: database.url },
      API_REQUESTS_PER_MINUTE: '1000000',
    })
    const { stop } = startSync(db, { ...settings, API_BASE_URL: upstream.url })
    const end = async () => {
      await stop()
      await db.destroy()
    }
    started.push(end)
    return {
      state: () => readCopyState(db, upstream.url),
      stop: async () => {
        started.splice(started.indexOf(end), 1)
        await end()
      },
    }
  }

  const countRequests = (part: string) => upstream.requests.filter((path) => path.includes(part)).length

  it('make the first copy, and then read what a webhook names at once', async () => {
    const { state, stop } = startProcess()
    await expect.poll(async () => (await state()).isComplete, within).toBe(true)
    upstream.articles.push({ ...article('A2'), updatedAt: '9999-01-01' })
    await readNow([{ type: 'article', reference: 'A2', action: 'update' }])
    const db = openDatabaseForWriting(database.url)
    const { total } = await db
      .selectFrom('articles')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    await db.destroy()
    expect(total).toBe(2)
    await stop()
    await expect(readNow([])).resolves.toBeUndefined()
  })

  it('wait for another process that writes the database, and go on', async () => {
    const { state } = startProcess()
    await expect.poll(async () => (await state()).isComplete, within).toBe(true)
    upstream.articles.push({ ...article('A2'), updatedAt: '9999-01-01' })
    const other = openDatabaseForWriting(database.url)
    let isReleased = false
    const long = other.transaction().execute(async (transaction) => {
      await transaction.updateTable('store').set({ version: 'other' }).execute()
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      isReleased = true
    })
    await readNow([{ type: 'article', reference: 'A2', action: 'update' }])
    expect(isReleased).toBe(true)
    await long
    const articles = await other.selectFrom('articles').select('reference').orderBy('reference').execute()
    expect(articles).toEqual([{ reference: 'A1' }, { reference: 'A2' }])
    await other.destroy()
  })

  it('are complete again after a restart without the API', async () => {
    const first = startProcess()
    await expect.poll(async () => (await first.state()).isComplete, within).toBe(true)
    await first.stop()
    upstream.failure = { path: /./, status: 503 }
    const second = startProcess()
    expect((await second.state()).isComplete).toBe(true)
  })

  it.runIf(engine === 'postgres')('are one at a time, and another one takes over', async () => {
    const first = startProcess()
    await expect.poll(async () => (await first.state()).isComplete, within).toBe(true)
    const second = startProcess()
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    expect(countRequests('/organizations')).toBe(1)
    // Everything is pending again for the process that takes over.
    const db = openDatabaseForWriting(database.url)
    await db.updateTable('reads').set({ next_at: 0 }).execute()
    await db.destroy()
    await expect.poll(() => countRequests('/organizations'), within).toBe(2)
    await first.stop()
    const pending = openDatabaseForWriting(database.url)
    await pending.updateTable('reads').set({ next_at: 0 }).execute()
    await pending.destroy()
    await expect.poll(() => countRequests('/organizations'), within).toBe(3)
    expect((await second.state()).isComplete).toBe(true)
  })
})
