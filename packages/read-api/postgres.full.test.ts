import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { inspect } from 'node:util'
import { errorWire } from '@vitrine/api-contract/error'
import { scopes } from '@vitrine/api-contract/scope'
import { openDatabase } from '@vitrine/content-store/db/connect'
import { migrateWithRetries } from '@vitrine/content-store/db/migrate-with-retries'
import { createDatabase } from '@vitrine/content-store/testing/engines'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createApp } from '#app'
import { makeFiles } from '#testing/content-folder'
import { startApi, type TestApi } from '#testing/test-api'

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
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('no port')
  return bound.port
}

async function expectUnavailable(app: ReturnType<typeof makeApp>) {
  const started = performance.now()
  const responses = await Promise.all(Array.from({ length: 30 }, async () => app.request(embed)))
  expect(performance.now() - started).toBeLessThan(1500)
  for (const response of responses) {
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('5')
    expect(errorWire.parse(await response.json()).error).toBe('unavailable')
  }
}

describe('the API on Postgres', () => {
  test('returns 503 when the server is not reachable', () =>
    expectUnavailable(makeApp('postgres://127.0.0.1:1/none')))

  test('returns 503 when the database is missing', async () => {
    const url = new URL(api.databaseUrl)
    url.pathname = 'none'
    await expectUnavailable(makeApp(url.href))
  })

  test('returns 503 when the tables are missing', async () => {
    const empty = await createDatabase('postgres')
    onTestFinished(empty.remove)
    await expectUnavailable(makeApp(empty.url))
  })

  test('returns 503 when the server accepts connections and does not respond', async () => {
    const sockets: Socket[] = []
    const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
      server.close()
    })
    await expectUnavailable(makeApp(`postgres://127.0.0.1:${portOf(server)}/none`))
  })

  test('returns 200 to all concurrent requests, also if their queue is longer than the connection timeout', async () => {
    await runSql(`alter table store rename to store_table;
      create view store as select * from store_table where pg_sleep(0.06) is not null`)
    onTestFinished(() => runSql('drop view store; alter table store_table rename to store'))
    const app = makeApp(api.databaseUrl)
    const headers = { Authorization: `Bearer ${await api.tokenFor(...scopes)}` }
    const started = performance.now()
    const requests = Array.from({ length: 150 }, (_, index) =>
      app.request(`/api/v1/external/cms/articles/all?q=text${index}`, { headers }),
    )
    const statuses = (await Promise.all(requests)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(performance.now() - started).toBeGreaterThan(1_200)
  }, 20_000)

  test('reports overload, and not an unavailable database, when a statement times out', async () => {
    const blocker = new pg.Client(api.databaseUrl)
    await blocker.connect()
    onTestFinished(() => blocker.end())
    await blocker.query('begin; lock table store')
    const response = await makeApp(api.databaseUrl).request(embed)
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('5')
    expect((await response.json()).error_description).toBe('the database is overloaded, try again later')
  })

  test('returns 503 to queued requests too when the server stops responding', async () => {
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
    const requestAll = () => Promise.all(Array.from({ length: 30 }, async () => app.request(embed)))
    expect((await requestAll()).every(({ status }) => status === 200)).toBe(true)
    isMute = true
    await expectUnavailable(app)
  })

  /** The URL of the same database for a user with read access only. */
  async function makeReader(): Promise<string> {
    await runSql(`create role reader login password 'reader'`)
    await runSql('grant select on all tables in schema public to reader')
    onTestFinished(() => runSql('drop owned by reader; drop role reader'))
    const url = new URL(api.databaseUrl)
    url.username = 'reader'
    url.password = 'reader'
    return url.href
  }

  test('starts and serves with a user that has read access only', async () => {
    const url = await makeReader()
    const problems: unknown[] = []
    await migrateWithRetries(url, (_message, error) => problems.push(error))
    expect(problems).toEqual([])
    expect((await makeApp(url).request(embed)).status).toBe(200)
  })

  test('logs what to do when the tables are older and the user cannot change them', async () => {
    const url = await makeReader()
    await runSql(`create table earlier as select * from kysely_migration`)
    await runSql(`delete from kysely_migration where name like '0101%'`)
    onTestFinished(() =>
      runSql(
        'truncate kysely_migration; insert into kysely_migration select * from earlier; drop table earlier',
      ),
    )
    const logged: [string, unknown][] = []
    await migrateWithRetries(url, (...problem) => logged.push(problem))
    expect(logged).toHaveLength(1)
    expect(logged[0]?.[0]).toContain(
      'run "npm run content:import" with a database user that can change tables',
    )
    expect(inspect(logged[0]?.[1])).toMatch(/permission denied|must be owner/)
  })

  test('cannot write over a connection for requests, whatever the rights of the user', async () => {
    const db = openDatabase(api.databaseUrl)
    onTestFinished(() => db.destroy())
    await expect(db.deleteFrom('jobs').execute()).rejects.toThrow('read-only')
  })
})
