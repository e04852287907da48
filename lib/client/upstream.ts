import { fetch } from 'undici'
import { env } from '@/lib/env'
import { outsideRequests } from '@/lib/process/outside-requests'
import { createAgent } from './api-agent'
import { type Client, createClient } from './client'
import { createGate } from './gate'

const concurrency = 2

let client: Client | null = null

/** A client of the hosted API, for what its copy does not have: drafts. Null if the content is from files. */
export function upstreamClient(): Client | null {
  const { API_BASE_URL: baseUrl, API_TOKEN: token = null, API_TIMEOUT_MS: timeoutMs } = env
  if (baseUrl === undefined) return null
  client ??= connect(baseUrl, token, timeoutMs)
  return client
}

function connect(baseUrl: string, token: string | null, timeoutMs: number): Client {
  const dispatcher = createAgent(timeoutMs, concurrency)
  return createClient({
    ...{ baseUrl, token, timeoutMs, maxBytes: env.API_MAX_RESPONSE_BYTES, lane: 'pages' },
    // Next.js patches the global fetch, which then drops abort signals.
    fetch: (url, init) => outsideRequests(() => fetch(url, { ...init, dispatcher })),
    gate: createGate({ concurrency, maxQueue: 64, quota: null }),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })
}
