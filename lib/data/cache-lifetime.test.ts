import { describe, expect, it } from 'vitest'
import { cacheLifetime, earlier, shortCacheLifetime } from './cache-lifetime'

const now = new Date('2026-11-20T12:00:00.000Z')
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const articlesLifetime = (next: Date | null) => cacheLifetime(['articles'], next, now)

describe('cacheLifetime', () => {
  it('is five minutes without a time after which the page shows something else', () => {
    expect(articlesLifetime(null).revalidate).toBe(300)
    expect(articlesLifetime(inSeconds(601)).revalidate).toBe(300)
  })

  it('ends before that time, for a read and then for the page that shows it', () => {
    for (const seconds of [599, 120, 59.2, 2]) {
      const { revalidate } = articlesLifetime(inSeconds(seconds))
      expect(revalidate * 2).toBeLessThanOrEqual(seconds)
      expect(revalidate * 2).toBeGreaterThan(seconds - 2)
    }
  })

  it('is never zero, which would make the page dynamic', () => {
    expect(articlesLifetime(inSeconds(0)).revalidate).toBe(1)
    expect(articlesLifetime(inSeconds(-5)).revalidate).toBe(1)
  })

  it('stays within the bounds of Next.js for static pages', () => {
    for (const lifetime of [articlesLifetime(inSeconds(1)), shortCacheLifetime()]) {
      expect(lifetime.expire).toBeGreaterThanOrEqual(300)
      expect(lifetime.stale).toBeGreaterThanOrEqual(30)
      expect(lifetime.expire).toBeGreaterThan(lifetime.revalidate)
    }
  })
})

it('the earlier of two dates treats null as never', () => {
  expect(earlier(inSeconds(1), inSeconds(2))).toEqual(inSeconds(1))
  expect(earlier(inSeconds(2), inSeconds(1))).toEqual(inSeconds(1))
  expect([earlier(null, now), earlier(now, null), earlier(null, null)]).toEqual([now, now, null])
})
