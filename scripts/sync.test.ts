import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import getPort from 'get-port'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { article, embedJob, job, organization } from '@/lib/sync/testing/copy'
import { startUpstream, type Upstream } from '@/lib/sync/testing/upstream'
import { runScript } from './testing/run-script'

let upstream: Upstream
let folder: string
let settings: Record<string, string>

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-sync-'))
  upstream = await startUpstream()
  upstream.organizations = [organization('O1'), organization('O2'), organization('O3')]
  for (const reference of ['O1', 'O2', 'O3'])
    upstream.embeds.set(reference, { name: reference, websites: [], jobs: [] })
  upstream.embeds.set('O1', { name: 'One', websites: [], jobs: [embedJob('J1')] })
  upstream.jobs.set('J1', job('J1'))
  upstream.articles = [article('A1')]
  settings = {
    API_BASE_URL: upstream.url,
    API_TOKEN: 'token',
    API_REQUESTS_PER_MINUTE: '1000000',
    DATABASE_URL: `file:${join(folder, 'copy.db')}`,
  }
})
afterEach(async () => {
  await upstream.stop()
  rmSync(folder, { recursive: true })
})

const sync = (others = {}) => runScript('scripts/sync.ts', ['--once'], { ...settings, ...others })

async function countOf(table: 'organizations' | 'articles' | 'jobs'): Promise<number> {
  const db = openDatabaseForWriting(settings.DATABASE_URL ?? '')
  const { total } = await db
    .selectFrom<'jobs'>(table as 'jobs')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  await db.destroy()
  return total
}

describe('npm run sync -- --once', () => {
  it('copies everything, and nothing again at once', async () => {
    expect(await sync()).toMatchObject({ code: 0, stdout: 'The copy is complete, after 7 requests.\n' })
    expect([await countOf('organizations'), await countOf('articles'), await countOf('jobs')]).toEqual([
      3, 1, 1,
    ])
    expect(await sync()).toMatchObject({ code: 0, stdout: 'The copy is complete, after 0 requests.\n' })
  })

  it('is complete without the jobs of an organization whose embed response fails, and names it', async () => {
    upstream.failure = { path: /embed\?organization_reference=O2/, status: 500 }
    const { code, stderr } = await sync()
    expect([code, stderr]).toEqual([0, 'embed: embed of O2: 500\n'])
  })

  it('says that the API does not accept the token', async () => {
    upstream.failure = { path: /./, status: 401, body: { error: 'unauthorized' } }
    const { code, stderr } = await sync()
    expect(code).toBe(1)
    expect(stderr.split('\n')).toEqual([
      'The API does not accept API_TOKEN (401). Check the token, and whether it is for this API.',
      'The copy is not complete. The next "npm run sync" goes on from here.',
      '',
    ])
  })

  it('says that nothing listens at API_BASE_URL, and goes on later', async () => {
    const { code, stderr } = await sync({ API_BASE_URL: `http://127.0.0.1:${await getPort()}` })
    expect(code).toBe(1)
    expect(stderr).toContain('The API cannot be reached. The host refuses the connection')
  })

  it('goes on where an earlier copy was incomplete', async () => {
    upstream.failure = { path: /articles/, status: 403, body: { error: 'invalid_scope' } }
    expect((await sync()).stderr).toContain('API_TOKEN may not read all articles (403).')
    upstream.failure = null
    expect(await sync()).toMatchObject({ code: 0, stdout: 'The copy is complete, after 2 requests.\n' })
  })

  it('needs API_BASE_URL', async () => {
    expect(await sync({ API_BASE_URL: '' })).toMatchObject({ code: 1 })
  })
})

describe('npm run build', () => {
  const prepare = async (others: Record<string, string> = {}) => {
    vi.resetModules()
    for (const [name, value] of Object.entries({ ...settings, ...others })) vi.stubEnv(name, value)
    const lines: string[] = []
    for (const method of ['log', 'warn', 'error'] as const)
      vi.spyOn(console, method).mockImplementation((text) => void lines.push(String(text)))
    try {
      const { prepareContent } = await import('./build/prepare-content')
      return { isReady: await prepareContent(), lines }
    } finally {
      vi.unstubAllEnvs()
      vi.restoreAllMocks()
    }
  }

  it('makes the first copy, and then builds from it without a request', async () => {
    expect((await prepare()).isReady).toBe(true)
    upstream.requests.length = 0
    const { isReady, lines } = await prepare()
    expect([isReady, upstream.requests]).toEqual([true, []])
    expect(lines).toEqual([expect.stringContaining('It is 0 minutes old')])
  })

  it('fails while the API is away and there is no copy, and builds from an incomplete one', async () => {
    upstream.failure = { path: /./, status: 500 }
    expect((await prepare()).isReady).toBe(false)
    upstream.failure = { path: /articles/, status: 500 }
    expect((await prepare()).isReady).toBe(false)
    const { isReady, lines } = await prepare()
    expect(isReady).toBe(true)
    expect(lines.at(-1)).toContain('not complete')
  })

  it('does not replace the content of files', async () => {
    const { openDatabaseForWriting: open } = await import('@vitrine/content-store/db/connect')
    const db = open(settings.DATABASE_URL ?? '')
    const { migrate } = await import('@vitrine/content-store/db/migrations')
    await migrate(db)
    await db
      .insertInto('store')
      .values({ id: 1, source: 'files', version: '1', published_until: 0 })
      .execute()
    await db.destroy()
    await expect(prepare()).rejects.toThrow('set DATABASE_URL to another database')
  })

  it('says that content of files was not imported', async () => {
    const { isReady, lines } = await prepare({ API_BASE_URL: '' })
    expect(isReady).toBe(false)
    expect(lines.at(-1)).toContain('Run "npm run content:import" first.')
  })
})
