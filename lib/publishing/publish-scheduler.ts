import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { routes } from '@/lib/routes'

/** How late an article may appear, but for the time its pages take to be made. */
const tickMs = 10_000

const dayMs = 86_400_000

/** Shared by the parts of this process, which are bundled apart, and known to nobody else. */
const shared = globalThis as { vitrineDueKey?: string }

/** What the clock and the door it calls know each other by; null where there is no clock. */
export function dueKey(): string | null {
  return shared.vitrineDueKey ?? null
}

/**
 * Sees to it that what was scheduled is there from its moment on, for the first who asks: pages past their life are
 * shown once more before they are made anew. Asks the site's own door what became due, and then for every address
 * that shows it.
 */
export async function runDueClock(port: number): Promise<never> {
  shared.vitrineDueKey = randomUUID()
  const origin = `http://127.0.0.1:${port}`
  // What became due while no process ran is on no page that was built before.
  let since = Date.now() - dayMs
  for (;;) {
    await wait(tickMs, undefined, { ref: false })
    since = await tick(origin, since).catch((error) => {
      console.error('What became due could not be read', error)
      return since
    })
  }
}

/** Answers up to when it was looked. */
async function tick(origin: string, since: number): Promise<number> {
  const headers = { authorization: `Bearer ${shared.vitrineDueKey}`, 'content-type': 'application/json' }
  const answer = await fetch(origin + routes.due(), {
    method: 'POST',
    headers,
    body: JSON.stringify({ since }),
  })
  if (!answer.ok) throw new Error(`${routes.due()} answered ${answer.status}`)
  const { until, paths }: { until: number; paths: string[] } = await answer.json()
  for (const path of paths) {
    const page = await fetch(origin + path, { redirect: 'manual' })
    await page.arrayBuffer()
  }
  return until
}
