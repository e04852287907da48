import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { retryWaitMs } from './retry'
import { embed, sendJson, startUpstream } from './testing/upstream'
import { TokenBucket } from './token-bucket'

describe('the wait before a retry', () => {
  it.each<[string, number]>([
    ['1', 1000],
    ['0.5', 500],
    ['3600', 2000],
    ['1000000000', 2000],
    ['Infinity', 2000],
    [new Date(Date.now() + 86_400_000).toUTCString(), 2000],
  ])('is that of `Retry-After: %s`, up to two seconds', (value, expected) => {
    expect(retryWaitMs(value, 1)).toBe(expected)
  })

  it.each([null, '', '0', '-5', '-1e9', 'soon', 'NaN', 'Thu, 01 Jan 1970 00:00:00 GMT'])(
    'is random if `Retry-After` is %j',
    (value) => {
      expect(retryWaitMs(value, 1)).toBeGreaterThanOrEqual(100)
      expect(retryWaitMs(value, 1)).toBeLessThanOrEqual(400)
      expect(retryWaitMs(value, 2)).toBeLessThanOrEqual(700)
    },
  )

  it('is between 0 and two seconds for every text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.date().map(String)), (value) => {
        const ms = retryWaitMs(value, 2)
        return ms > 0 && ms <= 2000
      }),
    )
  })

  it('is not begun if it ends after the time limit of the operation', async () => {
    const { client, calls, waits } = await startUpstream(
      (_, response) => sendJson(response, {}, 429, { 'retry-after': '10' }),
      { timeoutMs: 1_500 },
    )
    await expect(client.getEmbed('x')).rejects.toMatchObject({ status: 429 })
    expect([calls.length, waits]).toEqual([1, []])
  })

  it.each(['1', 'garbage', '-1', '1000000000', new Date(Date.now() + 5_000).toUTCString()])(
    'ends with a response after 429 with `Retry-After: %s`',
    async (value) => {
      const { client, waits } = await startUpstream((_, response, call) => {
        if (call === 1) sendJson(response, {}, 429, { 'retry-after': value })
        else sendJson(response, embed)
      })
      expect(await client.getEmbed('x')).toEqual({ embed, invalid: [] })
      expect(waits).toHaveLength(1)
    },
  )
})

describe('the token bucket', () => {
  it('never lets more events pass than a minute and a quarter have', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2000), { maxLength: 500 }), (steps) => {
        const bucket = new TokenBucket(120, 0)
        const passed: number[] = []
        let now = 0
        for (const step of steps) {
          now += step
          if (bucket.take(now)) passed.push(now)
        }
        for (const start of passed) {
          const inMinute = passed.filter((time) => time >= start && time < start + 60_000)
          expect(inMinute.length).toBeLessThanOrEqual(150)
        }
      }),
    )
  })
})
