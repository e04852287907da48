import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeArticle, makeFiles, makeJob, makeOrganization, writeFolder } from '#testing/content-folder'
import { startRoundTrip } from '#testing/round-trip'

const folder = writeFolder({
  ...makeFiles(),
  'organizations/bare.yaml': makeOrganization({
    ...{ reference: 'bare01', name: 'Bare', slug: 'bare', websites: [{ site: 'board' }] },
    ...{ departments: [{ id: 12, name: 'Night' }], offices: [], images: undefined, videos: undefined },
  }),
  'jobs/bare/nurse.yaml': makeJob({
    ...{ reference: 'nurse', department: 12, offices: undefined, recruitment_process: '<p>Two talks</p>' },
  }),
  'jobs/bare/draft.yaml': makeJob({
    ...{ reference: 'later', status: 'draft', published_at: undefined, offices: undefined },
    ...{ department: undefined, recruitment_process: '<p>One talk</p>' },
  }),
  'articles/fr/nuit.md': makeArticle({ reference: 'nuit01', name: 'La nuit', indexed: [] }),
})

let trip: Awaited<ReturnType<typeof startRoundTrip>>

beforeAll(async () => {
  trip = await startRoundTrip(folder)
})
afterAll(async () => {
  await trip.stop()
  rmSync(folder, { recursive: true })
})

describe('the responses of the API, imported into another database', () => {
  test('are sent again for every operation with every block', async () => {
    expect(Object.keys(trip.requests).length).toBeGreaterThan(10)
    for (const path of Object.values(trip.requests)) {
      expect(await trip.after(path), path).toEqual(await trip.before(path))
    }
  })

  test.each([
    '/external/organizations?cms_sites_references=board',
    '/external/cms/articles/all?language=fr&q=nuit',
    '/external/cms/articles/all?order_by=published_at:asc&published_after=2026-01-01',
  ])('are equal for %s', async (path) => {
    expect(await trip.after(path)).toEqual(await trip.before(path))
  })

  test('cause no notice', () => {
    expect(trip.notices).toEqual([])
  })
})
