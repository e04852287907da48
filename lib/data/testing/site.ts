import { startApiServer } from '@vitrine/read-api/testing/api-server'
import { vi } from 'vitest'

export type ApiRecord = {
  kind: 'sites' | 'categories' | 'collections' | 'organizations' | 'jobs' | 'articles'
  data: Record<string, unknown>
}

export type TestArticle = {
  name?: string
  content?: string
  reference: string
  language: string
  published_at: string
  indexed?: readonly string[]
  url?: string
  categories?: readonly string[]
  collections?: readonly string[]
  organizations?: readonly string[]
}

export type TestDraft = Omit<TestArticle, 'published_at'> & { status: 'draft' }

function* toRecords(
  articles: readonly (TestArticle | TestDraft)[],
  others: readonly ApiRecord[],
): Generator<ApiRecord> {
  yield {
    kind: 'sites',
    data: { reference: 'site', name: 'Site', kind: 'multi', root_url: 'https://site.example' },
  }
  yield { kind: 'categories', data: { reference: 'craft', name: 'Craft' } }
  yield { kind: 'categories', data: { reference: 'travel', name: 'Travel' } }
  yield {
    kind: 'collections',
    data: { id: 1, reference: 'nights', title: 'Nights', slug: 'nights', language: 'en' },
  }
  yield {
    kind: 'organizations',
    data: {
      reference: 'acme',
      name: 'Acme',
      slug: 'acme',
      default_language: 'en',
      description: 'Makes things.',
      websites: [{ site: 'site' }],
    },
  }
  yield {
    kind: 'jobs',
    data: {
      reference: 'turner',
      slug: 'turner',
      name: 'Turner',
      organization: 'acme',
      status: 'published',
      language: 'en',
      description: 'Text',
      contract_type: 'FULL_TIME',
      published_at: '2026-01-05T08:00:00Z',
    },
  }
  yield* others
  for (const article of articles)
    yield { kind: 'articles', data: { name: 'Title', content: 'Text', ...article } }
}

/**
 * Starts an API of these articles and sets the environment so that the modules of the site imported afterwards read it
 * over HTTP. `'use cache'` has no effect in tests: a test counts at least as many requests as a site makes.
 */
export async function startSite(
  articles: readonly (TestArticle | TestDraft)[],
  settings: Record<string, string> = {},
  others: readonly ApiRecord[] = [],
  rewrite?: (url: URL) => URL,
) {
  const api = await startApiServer(toRecords(articles, others), 'https://site.example', rewrite)
  vi.resetModules()
  const environment = {
    SITE_URL: 'https://site.example',
    SITE_REFERENCE: 'site',
    DATABASE_URL: api.databaseUrl,
    API_BASE_URL: api.url,
    API_TOKEN: api.token,
    QUARANTINE_MINUTES: '0',
    ...settings,
  }
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const stop = () => {
    vi.unstubAllEnvs()
    return api.stop()
  }
  return { ...api, stop }
}
