import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { copyUrl, readAgain } from '@/e2e/support/copy'
import { get } from '@/e2e/support/site'
import { pollUntilStale, staleMs } from '@/e2e/support/unavailable'
import { setFault } from '@/e2e/support/upstream'
import { routes } from '@/lib/routes'

test.afterEach(() => setFault({ kind: 'none' }))

const reference = 'FRL_ab12Cd'
const path = routes.job('fr', 'ferrolane', `planificateur-de-sillons_lille_${reference}`)

test('the former URL of a job that is renamed twice redirects to its URL, also after the redirect was rendered again', async () => {
  const seen: string[] = []
  const read = async () => {
    const { status, headers } = await get(path)
    seen.push(`${status} ${headers.get('location') ?? ''}`)
    return seen.at(-1)
  }
  await expect.poll(read, pollUntilStale).toBe('200 ')
  for (const name of ['planificateur-de-trains', 'planificateur-de-lignes']) {
    const slug = `${name}_lille_${reference}`
    const redirect = `308 ${routes.job('fr', 'ferrolane', slug)}`
    const before = seen.at(-1)
    await setFault({ kind: 'jobs', details: {}, listed: { [reference]: { slug } } })
    seen.length = 0
    await readAgain(copyUrl)
    await expect.poll(read, pollUntilStale).toBe(redirect)
    for (let stale = 0; stale < 3; stale += 1) {
      await wait(staleMs)
      await read()
    }
    expect(seen.filter((response) => response !== before && response !== redirect)).toEqual([])
  }
  await setFault({ kind: 'none' })
  await readAgain(copyUrl)
  await expect.poll(read, pollUntilStale).toBe('200 ')
})
