import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { get } from '@/e2e/support/site'
import { pollUntilStale } from '@/e2e/support/unavailable'
import { setFault } from '@/e2e/support/upstream'
import { routes } from '@/lib/routes'

test.afterEach(() => setFault({ kind: 'none' }))

/** REVALIDATE_SECONDS of scripts/browser-tests.ts, and the time of a rendering. */
const staleMs = 4_000

const reference = 'FRL_ab12Cd'
const path = routes.job('fr', 'ferrolane', `planificateur-de-sillons_lille_${reference}`)

test('the former URL of a renamed job redirects to its URL, also after the redirect was rendered again', async () => {
  test.setTimeout(240_000)
  const read = async () => {
    const { status, headers } = await get(path)
    return `${status} ${headers.get('location') ?? ''}`
  }
  await expect.poll(read, pollUntilStale).toBe('200 ')
  const slug = `planificateur-de-trains_lille_${reference}`
  await setFault({ kind: 'jobs', details: {}, listed: { [reference]: { slug } } })
  const seen: string[] = []
  const redirect = `308 ${routes.job('fr', 'ferrolane', slug)}`
  await expect.poll(async () => seen[seen.push(await read()) - 1], pollUntilStale).toBe(redirect)
  for (let stale = 0; stale < 3; stale += 1) {
    await wait(staleMs)
    seen.push(await read())
  }
  expect([...new Set(seen)]).toEqual(['200 ', redirect])
})
