import { afterEach, expect, test } from 'vitest'
import { startSite } from './testing/site'

let stop: (() => Promise<void>) | undefined

afterEach(() => stop?.())

const now = new Date('2026-05-01T12:00:00Z')
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString()
const minutesBefore = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const inFiveMinutes = new Date(now.getTime() + 300_000)

async function startWith(times: Readonly<Record<string, string>>) {
  const api = await startSite(
    Object.entries(times).map(([reference, published_at]) => ({ reference, language: 'en', published_at })),
  )
  stop = api.stop
  const { readPublishedSince } = await import('./full-articles')
  api.takeRequests()
  return { ...api, readPublishedSince }
}

test('one request to the API finds what was published and when the next article is', async () => {
  const { readPublishedSince, takeRequests } = await startWith({
    old: at(-86_400 * 3),
    morning: at(-7_200),
    new: at(-30),
    next: at(40),
    evening: at(7_200),
    tomorrow: at(86_400),
  })
  const { articles, nextScheduled } = await readPublishedSince(minutesBefore(5), now, inFiveMinutes)
  expect(articles.map(({ reference }) => reference)).toEqual(['new'])
  expect(nextScheduled).toEqual(new Date(at(40)))
  expect(takeRequests()).toHaveLength(1)
})

test('one request to the API finds that nothing is scheduled', async () => {
  const { readPublishedSince, takeRequests } = await startWith({ old: at(-86_400 * 3), morning: at(-7_200) })
  for (let check = 0; check < 3; check += 1) {
    const { articles, nextScheduled } = await readPublishedSince(minutesBefore(5), now, inFiveMinutes)
    expect([articles, nextScheduled]).toEqual([[], null])
    expect(takeRequests()).toHaveLength(1)
  }
})

test('finds an article that is scheduled for shortly after midnight', async () => {
  const { readPublishedSince } = await startWith({ midnight: '2026-05-02T00:00:20Z' })
  const late = new Date('2026-05-01T23:59:30Z')
  const horizon = new Date(late.getTime() + 300_000)
  const { nextScheduled } = await readPublishedSince(new Date('2026-05-01T23:54:30Z'), late, horizon)
  expect(nextScheduled).toEqual(new Date('2026-05-02T00:00:20Z'))
})
