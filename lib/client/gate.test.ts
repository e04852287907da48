import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { ApiBusy } from './api-busy'
import { article, embed, sendJson, startUpstream } from './testing/upstream'
import { TokenBucket } from './token-bucket'

/** An API whose responses wait until the test sends them. */
async function startHolding(options: Parameters<typeof startUpstream>[1]) {
  const held: ServerResponse[] = []
  let isHolding = true
  const upstream = await startUpstream((_, response) => {
    if (isHolding) held.push(response)
    else sendJson(response, embed)
  }, options)
  const release = () => {
    isHolding = false
    for (const response of held.splice(0)) sendJson(response, embed)
  }
  return { ...upstream, held, release }
}

const names = (count: number, prefix: string) => Array.from({ length: count }, (_, index) => prefix + index)

describe('the slots for requests', () => {
  it('let eight requests run, and the others wait', async () => {
    const { client, held, calls, release } = await startHolding({})
    const reads = names(20, 'o').map((name) => client.getEmbed(name))
    await expect.poll(() => held.length).toBe(8)
    expect(calls).toHaveLength(8)
    release()
    expect(await Promise.all(reads)).toEqual(Array(20).fill(embed))
    expect(calls).toHaveLength(20)
  })

  it('refuse a request at once when the queue is full', async () => {
    const { client, held, calls, release } = await startHolding({ concurrency: 2, maxQueue: 3 })
    const reads = names(5, 'o').map((name) => client.getEmbed(name))
    await expect.poll(() => held.length).toBe(2)
    await expect(client.getEmbed('more')).rejects.toThrow(ApiBusy)
    await expect(client.getEmbed('more')).rejects.toThrow(
      'embed of more: not requested, too many other requests wait',
    )
    release()
    await Promise.all(reads)
    expect(calls).toHaveLength(5)
  })

  it('count the time in the queue in the time limit of the operation', async () => {
    const { client, held } = await startHolding({ concurrency: 2, timeoutMs: 400 })
    const reads = names(2, 'o').map((name) => client.getEmbed(name).catch((error) => error.name))
    await expect.poll(() => held.length).toBe(2)
    const startedAt = performance.now()
    const late = await client.getEmbed('late').catch((error) => error)
    expect(await Promise.all(reads)).toEqual(['ApiUnreachable', 'ApiUnreachable'])
    expect(performance.now() - startedAt).toBeLessThan(2_000)
    expect(late.name).toMatch(/^Api(Busy|Unreachable)$/)
  })
})

describe('the lane for look-ups', () => {
  it('uses two of the eight slots, so that other reads do not wait for it', async () => {
    const { client, lookups, held, release } = await startHolding({})
    const found = names(10, 'l').map((name) => lookups.getEmbed(name))
    await expect.poll(() => held.length).toBe(2)
    const read = names(6, 'o').map((name) => client.getEmbed(name))
    await expect.poll(() => held.length).toBe(8)
    release()
    expect(await Promise.all([...found, ...read])).toHaveLength(16)
  })

  it('has a queue of 16', async () => {
    const { lookups, held, release } = await startHolding({})
    const found = names(18, 'l').map((name) => lookups.getEmbed(name))
    await expect.poll(() => held.length).toBe(2)
    await expect(lookups.getEmbed('more')).rejects.toThrow(ApiBusy)
    release()
    await Promise.all(found)
  })

  it('has a limit per minute, of which a quarter can be used at once', async () => {
    const { client, lookups, calls } = await startUpstream(
      (request, response) => sendJson(response, request.url?.includes('embed') ? embed : [article]),
      {
        quota: {
          lookups: new TokenBucket(40, performance.now()),
          jobStates: new TokenBucket(40, 0),
          firstRenderings: new TokenBucket(40, 0),
        },
      },
    )
    const results = []
    for (const name of names(30, 'l')) results.push(await lookups.getEmbed(name).catch((error) => error.name))
    const sent = calls.length
    expect(sent).toBeGreaterThanOrEqual(10)
    // A slow test run may add a few.
    expect(sent).toBeLessThan(16)
    expect(results.filter((result) => result === 'ApiBusy')).toHaveLength(30 - sent)
    expect((await client.listArticles({})).items).toEqual([article])
  })
})

describe('the time of the last valid response', () => {
  it('is unknown before the first one, and does not change with failures', async () => {
    const { client, gate } = await startUpstream((request, response) => {
      if (request.url?.includes('embed')) sendJson(response, embed)
      else sendJson(response, {}, 500)
    })
    await expect(client.listArticles({})).rejects.toThrow()
    expect(gate.lastSuccess()).toBeNull()
    await client.getEmbed('o')
    const first = gate.lastSuccess()
    expect(Date.now() - Number(first)).toBeLessThan(5_000)
    await expect(client.listArticles({})).rejects.toThrow()
    expect(gate.lastSuccess()).toBe(first)
  })
})
