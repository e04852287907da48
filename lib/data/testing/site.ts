import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { vi } from 'vitest'
import { scopes } from '@/lib/contract/scope'
import { createApp } from '@/lib/server/app'
import { openDatabase, openDatabaseForWriting } from '@/lib/server/db/connect'
import { migrate } from '@/lib/server/db/migrations'
import type { RawRecord } from '@/lib/server/import/content'
import { checkRecords } from '@/lib/server/import/load-content'
import { writeContent } from '@/lib/server/import/write-content'
import { createToken } from '@/lib/server/tokens'

export type TestArticle = {
  reference: string
  language: string
  published_at: string
  indexed?: readonly string[]
  url?: string
  categories?: readonly string[]
}

const place = (kind: RawRecord['kind'], index: number) => ({ kind, file: 'the test', at: [kind, index] })

function* toRecords(articles: readonly TestArticle[]): Generator<{ record: RawRecord }> {
  const site = { reference: 'site', name: 'Site', kind: 'multi', root_url: 'https://site.example' }
  yield { record: { ...place('sites', 0), data: site } }
  yield { record: { ...place('categories', 0), data: { reference: 'craft', name: 'Craft' } } }
  const organization = {
    reference: 'acme',
    name: 'Acme',
    slug: 'acme',
    default_language: 'en',
    description: 'Makes things.',
    websites: [{ site: 'site' }],
  }
  yield { record: { ...place('organizations', 0), data: organization } }
  const job = {
    reference: 'turner',
    slug: 'turner',
    name: 'Turner',
    organization: 'acme',
    status: 'published',
  }
  const dated = {
    language: 'en',
    description: 'Text',
    contract_type: 'FULL_TIME',
    published_at: '2026-01-05T08:00:00Z',
  }
  yield { record: { ...place('jobs', 0), data: { ...job, ...dated } } }
  for (const [index, article] of articles.entries()) {
    yield { record: { ...place('articles', index), data: { name: 'Title', content: 'Text', ...article } } }
  }
}

/**
 * What `lib/data` reads, from an API of these articles, over HTTP as it reads a hosted one. Nothing is kept between
 * reads here, so counted requests are at most as many as a site makes. `settings` are of the environment.
 */
export async function startSite(articles: readonly TestArticle[], settings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-site-'))
  const url = `file:${join(folder, 'content.db')}`
  const writing = openDatabaseForWriting(url)
  await migrate(writing)
  await writeContent(writing, checkRecords(toRecords(articles), 'the test', new Date()), new Date())
  const token = await createToken(writing, { name: 'test', scopes, now: new Date() })
  await writing.destroy()

  const db = openDatabase(url)
  const app = createApp({ db, siteUrl: 'https://site.example' })
  const requests: string[] = []
  let failing: RegExp | null = null
  const fetch = async (request: Request) => {
    requests.push(new URL(request.url).pathname + new URL(request.url).search)
    if (failing?.test(request.url)) return Response.json({ error: 'broken' }, { status: 500 })
    return app.fetch(request)
  }
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' })
  if (!server.listening) await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  vi.resetModules()
  const environment = {
    SITE_URL: 'https://site.example',
    SITE_REFERENCE: 'site',
    API_BASE_URL: `http://127.0.0.1:${port}`,
    API_TOKEN: token,
    ...settings,
  }
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  return {
    /** The API's requests so far, oldest first, and from then on none. */
    takeRequests: () => requests.splice(0),
    /** Addresses that match answer 500 from now on. */
    fail: (addresses: RegExp | null) => {
      failing = addresses
    },
    stop: async () => {
      vi.unstubAllEnvs()
      await new Promise((resolve) => server.close(resolve))
      await db.destroy()
      rmSync(folder, { recursive: true })
    },
  }
}
