import 'server-only'
import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { EmbeddedApi } from '@vitrine/read-api/embedded'
import { type Client, createClient } from '@/lib/client/client'
import { createLimits } from '@/lib/client/limits'
import type { RequestOptions } from '@/lib/client/request'
import { env } from '@/lib/env'
import { outsideRequests } from '@/lib/process/outside-requests'

/** The scopes of the token with which the site reads the embedded API. */
const siteScopes = [
  'su_organizations_r',
  'su_offices_r',
  'su_images_r',
  'su_videos_r',
  'jobs_r',
  'offices_r',
  'cms_collection_categories_r',
  'cms_collections_r',
  'cms_articles_r',
] as const

/** Without a token only the embed operation can be read: the site then has no articles, which is no failure. */
export const hasToken = env.API_BASE_URL === undefined || env.API_TOKEN !== undefined

/** The slots of a hosted API are those of `lib/sync`. */
const limits = createLimits(env.API_MAX_CONCURRENCY)
const timeoutMs = 4 * env.API_TIMEOUT_MS

/** The drafts of articles in the embedded API, which no operation sends. */
export type DraftSource = Pick<EmbeddedApi, 'getArticleDraft' | 'listArticleDrafts'>

type Upstream = Pick<RequestOptions, 'fetch' | 'baseUrl' | 'token'> & { drafts: DraftSource }

let upstream: Promise<Upstream> | null = null
let client: Client | null = null

/** The names that callers give their reads. They have no effect. */
export type Lane = 'pages' | 'lookup' | 'job-states'

/** The client of the operations of the content store, which are called in this process. */
export async function getClient(_lane?: Lane): Promise<Client> {
  const { fetch, baseUrl, token } = await getUpstream()
  client ??= createClient({
    ...{ baseUrl, token, limits, timeoutMs },
    fetch: (url, init) => outsideRequests(() => fetch(url, { ...init, signal: toOwnSignal(init.signal) })),
    maxBytes: env.API_MAX_RESPONSE_BYTES,
    wait: (ms) => wait(ms),
  })
  return client
}

/**
 * A signal that aborts with another one, and leads to nothing else. undici refers to the signal of a request until the second garbage
 * collection after it, and the listeners of the client's own signal refer to the response and to the page that is rendered.
 */
function toOwnSignal(signal: AbortSignal): AbortSignal {
  // Node.js warns of more than ten listeners. Each attempt of a request adds four.
  setMaxListeners(0, signal)
  const controller = new AbortController()
  if (signal.aborted) controller.abort(signal.reason)
  else signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true })
  return controller.signal
}

/** Null for a hosted API, which has no drafts of articles. */
export async function getDraftSource(): Promise<DraftSource | null> {
  return env.API_BASE_URL === undefined ? (await getUpstream()).drafts : null
}

function getUpstream(): Promise<Upstream> {
  upstream ??= outsideRequests(() =>
    connectEmbedded().catch((error) => {
      upstream = null
      throw error
    }),
  )
  return upstream
}

/** The embedded API, with a token of the scopes that the site needs. Its requests throw `DatabaseUnavailable` where the database has no content. */
export async function connectEmbedded(): Promise<Upstream> {
  const { createEmbeddedApi } = await import('@vitrine/read-api/embedded')
  const api = createEmbeddedApi({
    databaseUrl: env.DATABASE_URL,
    siteUrl: env.SITE_URL,
    siteLocales: { locales: env.SITE_LOCALES, defaultLocale: env.DEFAULT_LOCALE },
    scopes: siteScopes,
  })
  return {
    fetch: async (url, init) => api.fetch(new Request(url, init)),
    baseUrl: env.SITE_URL,
    token: api.token,
    drafts: api,
  }
}
