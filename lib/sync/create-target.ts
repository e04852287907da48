import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@vitrine/content-store/db/connect'
import { fetch } from 'undici'
import { createAgent } from '@/lib/client/api-agent'
import { createClient } from '@/lib/client/client'
import { createLimits } from '@/lib/client/limits'
import { TokenBucket } from '@/lib/client/token-bucket'
import type { env } from '@/lib/env'
import type { Target } from './target'

/** The part of the quota of the API that is for copying. The rest is for previews of drafts and for `npm run doctor`. */
const quotaShare = 0.8

export type SyncSettings = { API_BASE_URL: string; API_TOKEN?: string | undefined } & Pick<
  typeof env,
  | 'API_MAX_CONCURRENCY'
  | 'API_MAX_RESPONSE_BYTES'
  | 'API_REQUESTS_PER_MINUTE'
  | 'API_TIMEOUT_MS'
  | 'ORGANIZATION_REFERENCES'
  | 'QUARANTINE_MINUTES'
  | 'SITE_REFERENCE'
>

/** What the settings say about the API at API_BASE_URL. */
export function createTarget(db: Db, settings: SyncSettings): Target {
  const { API_BASE_URL: baseUrl, API_TOKEN: token = null, API_TIMEOUT_MS: timeoutMs } = settings
  const concurrency = settings.API_MAX_CONCURRENCY
  const dispatcher = createAgent(timeoutMs, concurrency)
  const quota = new TokenBucket(quotaShare * settings.API_REQUESTS_PER_MINUTE, performance.now())
  const source = createClient({
    ...{ baseUrl, token, timeoutMs, maxBytes: settings.API_MAX_RESPONSE_BYTES },
    // Next.js patches the global fetch, which then drops abort signals.
    fetch: (url, init) => fetch(url, { ...init, dispatcher }),
    limits: createLimits(concurrency),
    wait: (ms) => wait(ms),
  })
  return {
    ...{ db, source, name: baseUrl, hasToken: token !== null },
    ...{ siteReference: settings.SITE_REFERENCE, organizations: settings.ORGANIZATION_REFERENCES },
    quarantineMinutes: settings.QUARANTINE_MINUTES,
    pace: async () => {
      while (!quota.take(performance.now())) await wait(quota.waitMs(performance.now()))
    },
    clock: () => new Date(),
  }
}
