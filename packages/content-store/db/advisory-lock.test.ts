import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createDatabase, engines } from '#testing/engines'
import { withAdvisoryLock } from './advisory-lock'

const never = new AbortController().signal

it('runs the work at once on SQLite, which has no such lock', async () => {
  const done: string[] = []
  await withAdvisoryLock('file:nowhere.db', never, async () => void done.push('work'))
  expect(done).toEqual(['work'])
})

describe.runIf(engines.includes('postgres'))('the lock of a Postgres database', () => {
  it('lets the next process work when the first has ended, and aborts the work of one that lost it', async () => {
    const database = await createDatabase('postgres')
    onTestFinished(() => database.remove())
    const { url } = database
    const events: string[] = []
    const work = (name: string) => (signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        events.push(`${name} works`)
        signal.addEventListener('abort', () => {
          events.push(`${name} ends`)
          resolve()
        })
      })
    const first = withAdvisoryLock(url, never, work('first'))
    await expect.poll(() => events).toEqual(['first works'])
    const stopping = new AbortController()
    const second = withAdvisoryLock(url, stopping.signal, work('second'), () => events.push('second waits'))
    await expect.poll(() => events).toEqual(['first works', 'second waits'])
    await endConnections(url)
    await first
    // The connection of the one that waited is closed too.
    await second.catch(() => {})
    expect(events.slice(0, 3)).toEqual(['first works', 'second waits', 'first ends'])
    const third = withAdvisoryLock(url, stopping.signal, work('third'))
    await expect.poll(() => events.includes('third works')).toBe(true)
    stopping.abort()
    await third
  })
})

/** As when a host vanishes. */
async function endConnections(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vitrine sync' and datname = current_database()`,
  )
  await client.end()
}
