import { expect } from '@playwright/test'
import { get } from './site'

/** The timeout is longer than REVALIDATE_SECONDS in scripts/tests/hosted-site.ts, so cached responses become stale. */
export const pollUntilStale = { timeout: 240_000, intervals: [1_000] }

/** REVALIDATE_SECONDS of scripts/tests/hosted-site.ts, and the time of a rendering. */
export const staleMs = 4_000

export async function expectUnavailable(path: string): Promise<void> {
  const response = await get(path)
  expect(response.status, path).toBe(503)
  expect(response.headers.get('retry-after'), path).toBe('60')
  expect(response.headers.get('cache-control'), path).toBe('no-store')
  expect(await response.text(), path).not.toContain('<')
}
