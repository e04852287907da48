import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { routes } from '@/lib/routes'

/** The time between two checks. After `published_at`, an article waits at most this long, plus the time to render. */
const intervalMs = 10_000

/** The first check covers this period before the start of the process. */
const firstCheckPeriodMs = 86_400_000

/** Next.js bundles instrumentation.ts and the route handlers separately, so they can share only global variables. */
const shared = globalThis as { vitrineSchedulerKey?: string }

/** The key that authenticates the scheduler at /api/publish-articles. Null in a process without a scheduler. */
export function schedulerKey(): string | null {
  return shared.vitrineSchedulerKey ?? null
}

/**
 * Publishes scheduled articles. Every ten seconds it calls the API route that invalidates the affected caches, and then
 * requests each affected URL. Next.js responds to the first request for an invalidated page with the outdated page, and
 * renders the new page afterwards. The scheduler sends this first request, so that a visitor gets the new page.
 */
export async function runPublishScheduler(port: number): Promise<never> {
  shared.vitrineSchedulerKey = randomUUID()
  const origin = `http://127.0.0.1:${port}`
  // Prerendered pages lack the articles whose `published_at` passed while the server was not running.
  let since = Date.now() - firstCheckPeriodMs
  for (;;) {
    await wait(intervalMs, undefined, { ref: false })
    since = await publishSince(origin, since).catch((error) => {
      console.error('The publish scheduler failed and tries again in ten seconds:', error)
      return since
    })
  }
}

/**
 * Publishes the articles whose `published_at` is after `since` and not in the future. Returns `since` for the next
 * check. Both times are in milliseconds since the Unix epoch.
 */
async function publishSince(origin: string, since: number): Promise<number> {
  const response = await fetch(origin + routes.publishArticles(), {
    method: 'POST',
    headers: { authorization: `Bearer ${shared.vitrineSchedulerKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ since }),
  })
  if (!response.ok) throw new Error(`${routes.publishArticles()}: ${response.status}`)
  const { until, paths }: { until: number; paths: string[] } = await response.json()
  for (const path of paths) {
    const pageResponse = await fetch(origin + path, { redirect: 'manual' })
    await pageResponse.arrayBuffer()
  }
  return until
}
