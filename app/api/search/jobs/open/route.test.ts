import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSite } from '@/lib/data/testing/site'
import { routes } from '@/lib/routes'

let site: Awaited<ReturnType<typeof startSite>>
let directory: string
let GET: typeof import('./route').GET

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'open-jobs-'))
  site = await startSite([], { CACHE_DIRECTORY: directory, LOG_LEVEL: 'silent' })
  GET = (await import('./route')).GET
}, 60_000)
afterAll(async () => {
  await site.stop()
  rmSync(directory, { recursive: true, force: true })
})

async function ask(keys: readonly string[]) {
  const response = await GET(new Request(`http://site.example${routes.openJobs(keys)}`))
  return { status: response.status, headers: response.headers, body: await response.json() }
}

it('says which jobs are open, each once', async () => {
  const { status, headers, body } = await ask(['acme/turner', 'acme/no-such-job', 'acme/turner'])
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(body).toEqual({
    open: ['acme/turner'],
    closed: ['acme/no-such-job'],
    readAt: expect.stringMatching(/^\d{4}-.*Z$/),
  })
})

it('responds with 400 without jobs, to a malformed one and to more than 200', async () => {
  const tooMany = Array.from({ length: 201 }, (_, index) => `acme/${index}`)
  for (const keys of [[], ['acme'], ['acme/'], ['acme/a', 'x/\u0000'], tooMany]) {
    const { status, body } = await ask(keys)
    expect(status).toBe(400)
    expect(body).toEqual({ error: 'validation_failed', error_description: 'The parameter job is not valid.' })
  }
  expect((await ask(tooMany.slice(1))).status).toBe(200)
})
