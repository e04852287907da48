import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { inspect } from 'node:util'
import { errorWire } from '@vitrine/api-contract/error'
import { scopes } from '@vitrine/api-contract/scope'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createApp } from '#app'
import { makeFiles } from '#testing/content-folder'
import { createDatabase } from '#testing/engines'
import { startApi, type TestApi } from '#testing/test-api'
import { databaseName, openDatabase } from './connect'
import { keepMigrated } from './keep-migrated'

const embed = '/api/v1/embed?organization_reference=AcmE01'

let api: TestApi

beforeAll(async () => {
  api = await startApi(makeFiles(), 'postgres')
})
afterAll(() => api.stop())

async function runSql(statement: string): Promise<void> {
  const client = new pg.Client(api.databaseUrl)
  await client.connect()
  await client.query(statement)
  await client.end()
}

function makeApp(url: string) {
  const db = openDatabase(url)
  onTestFinished(() => db.destroy())
  return createApp({ db, siteUrl: 'https://site.example', logError: () => {} })
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

async function expectUnavailable(app: ReturnType<typeof makeApp>) {
  const started = performance.now()
  const answers = await Promise.all(Array.from({ length: 30 }, async () => app.request(embed)))
  expect(performance.now() - started).toBeLessThan(1500)
  for (const answer of answers) {
    expect(answer.status).toBe(503)
    expect(answer.headers.get('Retry-After')).toBe('5')
    expect(errorWire.parse(await answer.json()).error).toBe('unavailable')
  }
}

describe('Postgres', () => {
  test('that is not there answers 503', () => expectUnavailable(makeApp('postgres://127.0.0.1:1/none')))

  test('without the database answers 503', async () => {
    const url = new URL(api.databaseUrl)
    url.pathname = 'none'
    await expectUnavailable(makeApp(url.href))
  })

  test('without the tables answers 503', async () => {
    const empty = await createDatabase('postgres')
    onTestFinished(empty.remove)
    await expectUnavailable(makeApp(empty.url))
  })

  test('that takes connections and says nothing answers 503', async () => {
    const sockets: Socket[] = []
    const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
      server.close()
    })
    await expectUnavailable(makeApp(`postgres://127.0.0.1:${portOf(server)}/none`))
  })

  test('answers everybody who asks at once, also where that takes longer than a connection may', async () => {
    await runSql(`alter table content_version rename to content_version_kept;
      create view content_version as select * from content_version_kept where pg_sleep(0.06) is not null`)
    onTestFinished(() =>
      runSql('drop view content_version; alter table content_version_kept rename to content_version'),
    )
    const app = makeApp(api.databaseUrl)
    const headers = { Authorization: `Bearer ${await api.tokenFor(...scopes)}` }
    const started = performance.now()
    const asked = Array.from({ length: 150 }, (_, index) =>
      app.request(`/api/v1/external/cms/articles/all?q=question${index}`, { headers }),
    )
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(performance.now() - started).toBeGreaterThan(1_200)
  }, 20_000)

  test('that takes too long over a statement is not called away', async () => {
    const blocker = new pg.Client(api.databaseUrl)
    await blocker.connect()
    onTestFinished(() => blocker.end())
    await blocker.query('begin; lock table content_version')
    const answer = await makeApp(api.databaseUrl).request(embed)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('Retry-After')).toBe('5')
    expect((await answer.json()).error_description).toBe('too much is asked of the database, try again later')
  })

  test('that falls silent over its connections is away for those who wait for one as well', async () => {
    const { hostname, port } = new URL(api.databaseUrl)
    const sockets: Socket[] = []
    let isMute = false
    const relay = createServer((socket) => {
      const server = connect(Number(port), hostname)
      socket.pipe(server)
      server.on('data', (data) => isMute || socket.write(data))
      for (const end of [socket, server]) sockets.push(end.on('error', () => {}))
    })
    relay.listen(0, '127.0.0.1')
    await once(relay, 'listening')
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
      relay.close()
    })
    const url = new URL(api.databaseUrl)
    url.port = String(portOf(relay))
    const app = makeApp(url.href)
    const askAll = () => Promise.all(Array.from({ length: 30 }, async () => app.request(embed)))
    expect((await askAll()).every(({ status }) => status === 200)).toBe(true)
    isMute = true
    await expectUnavailable(app)
  })

  test('that closes all connections at once is asked again over new ones', async () => {
    const app = makeApp(api.databaseUrl)
    expect((await app.request(embed)).status).toBe(200)
    await runSql(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vitrine'`)
    // Each broken connection may cost the request that finds it; there are as many as the pool had.
    await expect.poll(async () => (await app.request(embed)).status, { timeout: 5_000 }).toBe(200)
  })

  /** The address of the same database for a role that may only read. */
  async function makeVisitor(): Promise<string> {
    await runSql(`create role visitor login password 'visitor'`)
    await runSql('grant select on all tables in schema public to visitor')
    onTestFinished(() => runSql('drop owned by visitor; drop role visitor'))
    const url = new URL(api.databaseUrl)
    url.username = 'visitor'
    url.password = 'visitor'
    return url.href
  }

  test('serves with a role that may only read, and needs no other to start', async () => {
    const url = await makeVisitor()
    const problems: unknown[] = []
    await keepMigrated(url, (_message, error) => problems.push(error))
    expect(problems).toEqual([])
    expect((await makeApp(url).request(embed)).status).toBe(200)
  })

  test('whose tables are older says what to do where its role may not change them', async () => {
    const url = await makeVisitor()
    await runSql(`create table earlier as select * from kysely_migration`)
    await runSql(`delete from kysely_migration where name like '0004%'`)
    onTestFinished(() =>
      runSql(
        'truncate kysely_migration; insert into kysely_migration select * from earlier; drop table earlier',
      ),
    )
    const told: [string, unknown][] = []
    await keepMigrated(url, (...problem) => told.push(problem))
    expect(told).toHaveLength(1)
    expect(told[0]?.[0]).toContain('run "npm run content:import" as somebody who may write')
    expect(inspect(told[0]?.[1])).toMatch(/permission denied|must be owner/)
  })

  test('cannot be written by requests, whatever the role may do', async () => {
    const db = openDatabase(api.databaseUrl)
    onTestFinished(() => db.destroy())
    await expect(db.deleteFrom('jobs').execute()).rejects.toThrow('read-only')
  })
})

test('the name of a database has no secret', () => {
  expect(databaseName('postgresql://user:secret@db.example:5433/vitrine?sslmode=require')).toBe(
    'postgres://db.example:5433/vitrine',
  )
})
