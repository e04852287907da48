import { describe, expect, it } from 'vitest'
import { briefLife, earlier, lifeUntil, settledLife } from './life'

const now = new Date('2026-11-20T12:00:00.000Z')
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000)

describe('a cache life', () => {
  it('is five minutes when nothing is due', () => {
    expect(lifeUntil(null, now).revalidate).toBe(300)
    expect(lifeUntil(inSeconds(301), now)).toMatchObject({ revalidate: 300, stale: 300 })
    expect(lifeUntil(inSeconds(100), now).stale).toBe(100)
  })

  it('never outlasts the next moment, and does not end before it', () => {
    for (const seconds of [299, 60, 59.2, 1, 0.4]) {
      const { revalidate } = lifeUntil(inSeconds(seconds), now)
      expect(revalidate).toBe(Math.ceil(seconds))
      expect(briefLife(inSeconds(seconds), now).revalidate).toBe(Math.min(30, Math.ceil(seconds)))
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
