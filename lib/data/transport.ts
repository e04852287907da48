import 'server-only'
import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { EmbeddedApi } from '@vitrine/read-api/embedded'
import { fetch } from 'undici'
import { createAgent } from '@/lib/client/api-agent'
import { type Client, createClient } from '@/lib/client/client'
import { createGate, type Lane } from '@/lib/client/gate'
import type { RequestOptions } from '@/lib/client/request'
import { requestQuota } from '@/lib/client/request-quota'
import { env, isBuild } from '@/lib/env'
import { outsideRequests } from '@/lib/process/outside-requests'
import { sharedState } from '@/lib/process/shared-state'
import { readLastSuccess, storeLastSuccess } from './last-success'

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

/**
 * During a build nothing has a stored copy, so that a refused read fails the build. The number of waiting requests is
 * bounded by the pages that are built at the same time, and each waits longer: eight pages that read eight
 * organizations each need eight times the time of one request.
 */
const buildLimits = { maxQueue: Number.POSITIVE_INFINITY, timeoutMs: 4 * env.API_TIMEOUT_MS }
const { maxQueue, timeoutMs } = isBuild ? buildLimits : { maxQueue: 64, timeoutMs: env.API_TIMEOUT_MS }

const gate = sharedState(`api ${env.API_BASE_URL ?? 'embedded'}`, () =>
  createGate({
    ...{ concurrency: env.API_MAX_CONCURRENCY, maxQueue, quota: requestQuota() },
    // The embedded API fails with this process, and a build is no sign that the API works for the site.
    ...(env.API_BASE_URL !== undefined &&
      !isBuild && { lastSuccess: readLastSuccess(), onSuccess: storeLastSuccess }),
  }),
)

/** The time of the last valid response of the API to this process, else to an earlier one. */
export function lastApiSuccess(): Date | null {
  return gate.lastSuccess()
}

/** The drafts of articles in the embedded API, which no operation sends. */
export type DraftSource = Pick<EmbeddedApi, 'getArticleDraft' | 'listArticleDrafts'>

type Upstream = Pick<RequestOptions, 'fetch' | 'baseUrl' | 'token'> & { drafts: DraftSource | null }

let upstream: Promise<Upstream> | null = null
const clients = new Map<Lane, Client>()

/**
 * The client of the API at API_BASE_URL, or of the embedded API, which is called in this process. Reads whose URL a
 * visitor can invent use the lane `lookup`, so that they leave most slots and most of the quota to other reads.
 */
export async function getClient(lane: Lane = 'pages'): Promise<Client> {
  const { fetch, baseUrl, token } = await getUpstream()
  const client =
    clients.get(lane) ??
    createClient({
      ...{ baseUrl, token, gate, lane, timeoutMs },
      fetch: (url, init) => outsideRequests(() => fetch(url, { ...init, signal: toOwnSignal(init.signal) })),
      maxBytes: env.API_MAX_RESPONSE_BYTES,
      wait: (ms) => wait(ms),
    })
  clients.set(lane, client)
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
  return (await getUpstream()).drafts
}

function getUpstream(): Promise<Upstream> {
  upstream ??= outsideRequests(() =>
    connect().catch((error) => {
      upstream = null
      throw error
    }),
  )
  return upstream
}

async function connect(): Promise<Upstream> {
  if (env.API_BASE_URL) {
    // One more than the slots: after failures one request is sent without a slot.
    const dispatcher = createAgent(env.API_TIMEOUT_MS, env.API_MAX_CONCURRENCY + 1)
    return {
      // Next.js patches the global fetch, which then drops abort signals.
      fetch: (url, init) => fetch(url, { ...init, dispatcher }),
      baseUrl: env.API_BASE_URL,
      token: env.API_TOKEN ?? null,
      drafts: null,
    }
  }
  return connectEmbedded()
}

/** The embedded API, with a token of the scopes that the site needs. Throws if its database has no content. */
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
