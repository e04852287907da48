import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { routes } from '@/lib/routes'

/** A scheduled article appears at most this late, plus the time in which its pages render. */
const intervalMs = 10_000

const dayMs = 86_400_000

/** Next.js bundles instrumentation.ts and the route handlers separately: only the global object is common to them. */
const shared = globalThis as { vitrineSchedulerKey?: string }

/** The key with which the scheduler authenticates to its API route. Null in a process without a scheduler. */
export function schedulerKey(): string | null {
  return shared.vitrineSchedulerKey ?? null
}

/**
 * Publishes scheduled articles at their time. Every ten seconds it calls the API route that invalidates the affected
 * caches, and then requests the affected URLs: Next.js serves an expired page once more before it renders it again, and
 * this request takes the place of the visitor who would get it.
 */
export async function runPublishScheduler(port: number): Promise<never> {
  shared.vitrineSchedulerKey = randomUUID()
  const origin = `http://127.0.0.1:${port}`
  // Prerendered pages lack the articles that were published while no process was running.
  let since = Date.now() - dayMs
  for (;;) {
    await wait(intervalMs, undefined, { ref: false })
    since = await publishSince(origin, since).catch((error) => {
      console.error('The publish scheduler failed and tries again in ten seconds:', error)
      return since
    })
  }
}

/** Returns the time up to which articles are published, in milliseconds since the epoch. */
async function publishSince(origin: string, since: number): Promise<number> {
  const response = await fetch(origin + routes.publishArticles(), {
    method: 'POST',
    headers: { authorization: `Bearer ${shared.vitrineSchedulerKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ since }),
  })
  if (!response.ok) throw new Error(`${routes.publishArticles()}: ${response.status}`)
  const { until, paths }: { until: number; paths: string[] } = await response.json()
  for (const path of paths) {
    const page = await fetch(origin + path, { redirect: 'manual' })
    await page.arrayBuffer()
  }
  return until
}
