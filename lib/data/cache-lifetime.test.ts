import { describe, expect, it } from 'vitest'
import { briefLife, earlier, lifeUntil, settledLife } from './cache-lifetime'

const now = new Date('2026-11-20T12:00:00.000Z')
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000)

describe('a cache life', () => {
  it('is five minutes when nothing is due', () => {
    expect(lifeUntil(null, now).revalidate).toBe(300)
    expect(lifeUntil(inSeconds(601), now)).toMatchObject({ revalidate: 300, stale: 300 })
    expect(lifeUntil(inSeconds(200), now).stale).toBe(100)
  })

  it('of a read, and then as long of the page that stands on it, ends at the next moment or before', () => {
    for (const seconds of [599, 120, 59.2, 2]) {
      const { revalidate } = lifeUntil(inSeconds(seconds), now)
      expect(revalidate * 2).toBeLessThanOrEqual(seconds)
      expect(revalidate * 2).toBeGreaterThan(seconds - 2)
      expect(briefLife(inSeconds(seconds), now).revalidate).toBe(Math.min(30, revalidate))
    }
  })

  it('is never zero, which would make the page dynamic', () => {
    expect(lifeUntil(inSeconds(0), now).revalidate).toBe(1)
    expect(lifeUntil(inSeconds(-5), now).revalidate).toBe(1)
  })

  it('is an hour for what is over', () => {
    expect(settledLife()).toMatchObject({ revalidate: 3_600, stale: 300 })
  })

  it('ends at the sooner of two moments, and none is never', () => {
    expect(earlier(inSeconds(1), inSeconds(2))).toEqual(inSeconds(1))
    expect(earlier(inSeconds(2), inSeconds(1))).toEqual(inSeconds(1))
    expect([earlier(null, now), earlier(now, null), earlier(null, null)]).toEqual([now, now, null])
  })

  it('keeps Next’s bounds for static pages', () => {
    for (const life of [lifeUntil(inSeconds(1), now), briefLife()]) {
      expect(life.expire).toBeGreaterThanOrEqual(300)
      expect(life.stale).toBeGreaterThanOrEqual(30)
      expect(life.expire).toBeGreaterThan(life.revalidate)
    }
  })
})
