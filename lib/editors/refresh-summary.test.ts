import { expect, it } from 'vitest'
import { toRefreshSummary } from './refresh-summary'

const time = '2026-07-01T22:30:05Z'
const url = (seen_at: string | null) => ({
  ...{ url: 'https://vitrine.example/en', changed_at: null, invalidated_at: time },
  ...{ regenerated_at: seen_at, seen_at, status: seen_at === null ? null : 200 },
})
const result = {
  urls: [...Array(98).fill(url(time)), ...Array(12).fill(url(null))],
  ...{ pending_urls: 12, duration_ms: 2_345 },
}

it('says how many URLs are live after which time, and what becomes of the others', () => {
  expect(toRefreshSummary(result, 'en')).toEqual([
    '98 of 110 URLs are live after 2.3 seconds.',
    '12 are still being requested.',
  ])
  expect(toRefreshSummary(result, 'de')[0]).toBe('98 von 110 URLs sind nach 2,3 Sekunden online.')
})

it('says nothing about others where there are none', () => {
  const complete = { urls: [url(time)], pending_urls: 0, duration_ms: 20 }
  expect(toRefreshSummary(complete, 'en')).toEqual(['1 of 1 URL is live after 0.1 seconds.'])
  expect(toRefreshSummary(complete, 'fr')).toEqual(['1 URL sur 1 est en ligne après 0,1 seconde.'])
})
