import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { fetch } from 'undici'
import { type Client, createClient } from '@/lib/client/client'
import { env } from '@/lib/env'
import { createToImage } from '@/lib/model/image'

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

export const toImage = createToImage({ siteUrl: env.SITE_URL, hosts: env.IMAGE_HOSTS })

let client: Promise<Client> | null = null

/** The client of the API at API_BASE_URL, or of the embedded API, which is called in this process. */
export function getClient(): Promise<Client> {
  client ??= connect().catch((error) => {
    client = null
    throw error
  })
  return client
}

async function connect(): Promise<Client> {
  const shared = { timeoutMs: env.API_TIMEOUT_MS, wait: (ms: number) => wait(ms) }
  if (env.API_BASE_URL) {
    // Next.js patches the global fetch, which then drops abort signals.
    return createClient({ ...shared, fetch, baseUrl: env.API_BASE_URL, token: env.API_TOKEN ?? null })
  }
  const { createEmbeddedApi } = await import(/* turbopackOptional: true */ '@vitrine/read-api/embedded')
  const api = createEmbeddedApi({ databaseUrl: env.DATABASE_URL, siteUrl: env.SITE_URL, scopes: siteScopes })
  return createClient({
    ...shared,
    fetch: async (url, init) => api.fetch(new Request(url, init)),
    baseUrl: env.SITE_URL,
    token: api.token,
  })
}
