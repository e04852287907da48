import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startRoundTrip } from '#testing/round-trip'

let trip: Awaited<ReturnType<typeof startRoundTrip>>

beforeAll(async () => {
  trip = await startRoundTrip('content')
}, 120_000)
afterAll(() => trip.stop())

describe('the responses of the API for the demo content, imported into another database', () => {
  test('are sent again for every operation with every block', async () => {
    expect(Object.keys(trip.requests).length).toBeGreaterThan(100)
    for (const path of Object.values(trip.requests)) {
      expect(await trip.after(path), path).toEqual(await trip.before(path))
    }
  })

  test.each([
    '/external/organizations?cms_sites_references=vitrine-demo',
    '/external/cms/articles/all?language=fr&q=nuit',
    '/external/cms/articles/all?order_by=published_at:asc&published_after=2026-01-01&per_page=20',
  ])('are equal for %s', async (path) => {
    expect(await trip.after(path)).toEqual(await trip.before(path))
  })

  test('cause no notice', () => {
    expect(trip.notices).toEqual([])
  })
})
