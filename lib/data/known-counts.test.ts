import { beforeEach, expect, it, vi } from 'vitest'
import { type CountedArticle, countArticle, dayAtPosition } from './known-counts'

vi.mock('@/lib/process/shared-state', () => ({ sharedState: (_: string, create: () => unknown) => create() }))

const article = (locale: string, day: string): CountedArticle => ({
  ...{ locale, day, categories: [], collections: [], organizations: [] },
})

let current: CountedArticle[] = []
beforeEach(() => {
  for (const counted of current) countArticle(counted, -1)
  current = []
})

it('has the day of each position, newest first, after articles were added and taken away', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  for (let step = 0; step < 2_000; step += 1) {
    const day = new Date(Date.UTC(2024, 0, 1 + random(90))).toISOString().slice(0, 10)
    const own = article(['en', 'fr'][random(2)] ?? 'en', day)
    if (random(3) > 0 || current.length === 0) {
      current.push(own)
      countArticle(own, 1)
    } else {
      const [gone] = current.splice(random(current.length), 1)
      if (gone) countArticle(gone, -1)
    }
  }
  for (const locale of ['en', 'fr']) {
    const days = current.filter((own) => own.locale === locale).map(({ day }) => day)
    const newestFirst = days.sort().reverse()
    expect(newestFirst.map((_, position) => dayAtPosition(locale, position))).toEqual(newestFirst)
    expect(dayAtPosition(locale, newestFirst.length)).toBeNull()
  }
})
