import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiUnreachable } from './api-unreachable'
import { createClients, embed, type Handler, sendJson, startUpstream } from './testing/upstream'

const fail: Handler = (_, response) => sendJson(response, {}, 500)

/** Reads the embed records of `count` organizations one after the other, and returns the names of the errors. */
async function readEmbeds(client: { getEmbed(name: string): Promise<unknown> }, count: number, prefix = 'o') {
  const errors: string[] = []
  for (let index = 0; index < count; index += 1) {
    await client.getEmbed(`${prefix}${index}`).catch((error) => errors.push(error.name))
  }
  return errors
}

/** Time passes for the circuit breaker alone. */
function advance(ms: number): void {
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + ms)
}

describe('the circuit breaker', () => {
  afterEach(() => void vi.useRealTimers())

  it('sends nothing after five failures, and throws ApiUnreachable at once', async () => {
    const { client, calls } = await startUpstream(fail)
    expect(await readEmbeds(client, 5)).toEqual(Array(5).fill('ApiError'))
    const startedAt = performance.now()
    expect(await readEmbeds(client, 100)).toEqual(Array(100).fill('ApiUnreachable'))
    expect(performance.now() - startedAt).toBeLessThan(5_000)
    expect(calls).toHaveLength(5)
    const error = await client.listArticles({}).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiUnreachable)
    expect(String(error)).toBe(
      'ApiUnreachable: articles list: no request was sent, because the API failed repeatedly a short time ago',
    )
    expect(error).toHaveProperty('cause.status', 500)
  })

  it('refuses the requests that wait for a slot when it opens', async () => {
    const { client, calls } = await startUpstream(fail, { concurrency: 2 })
    const errors = await Promise.all(
      Array.from({ length: 40 }, (_, index) => client.getEmbed(`o${index}`).catch((error) => error.name)),
    )
    expect(errors.filter((name) => name === 'ApiUnreachable').length).toBeGreaterThan(30)
    expect(calls.length).toBeLessThanOrEqual(7)
  })

  it('opens after failures to connect, with whatever path', async () => {
    const { baseUrl, stop } = await startUpstream(fail)
    await stop()
    const { client } = createClients(baseUrl)
    await expect(client.getEmbed('x')).rejects.toThrow('the API sent no complete response')
    await expect(client.getEmbed('x')).rejects.toThrow('the API sent no complete response')
    await expect(client.getEmbed('x')).rejects.toThrow('no request was sent')
  })

  it('opens when half of the requests of the last seconds failed', async () => {
    const { client, calls } = await startUpstream((_, response, call) =>
      call % 2 === 0 ? sendJson(response, {}, 500) : sendJson(response, embed),
    )
    const errors = await readEmbeds(client, 40)
    expect(errors).toContain('ApiUnreachable')
    expect(calls).toHaveLength(20)
  })

  it('stays closed if the embed operation fails for one organization only', async () => {
    const { client, calls } = await startUpstream((request, response) =>
      request.url?.includes('=broken') ? sendJson(response, {}, 503) : sendJson(response, embed),
    )
    for (let index = 0; index < 30; index += 1) await expect(client.getEmbed('broken')).rejects.toThrow('503')
    expect(await readEmbeds(client, 5)).toEqual([])
    // Ten retries a minute are possible.
    expect(calls).toHaveLength(30 + 10 + 5)
  })

  it('stays closed if look-ups of invented URLs fail', async () => {
    const { client, lookups } = await startUpstream((request, response) =>
      request.url?.includes('invented') ? sendJson(response, {}, 500) : sendJson(response, embed),
    )
    expect(await readEmbeds(lookups, 30, 'invented')).toEqual(Array(30).fill('ApiError'))
    expect(await readEmbeds(client, 5)).toEqual([])
  })

  it.each<[string, Handler]>([
    ['400', (_, response) => sendJson(response, {}, 400)],
    ['401', (_, response) => sendJson(response, {}, 401)],
    ['403', (_, response) => sendJson(response, {}, 403)],
    ['404', (_, response) => sendJson(response, {}, 404)],
    ['429', (_, response) => sendJson(response, {}, 429)],
    ['a wrong body', (_, response) => sendJson(response, 'text')],
  ])('stays closed after %s', async (_, handler) => {
    const { client } = await startUpstream(handler)
    const errors = await readEmbeds(client, 30)
    expect(errors).toHaveLength(30)
    expect(errors).not.toContain('ApiUnreachable')
  })

  it('tries one request after each suspension, which becomes longer', async () => {
    const { client, calls } = await startUpstream(fail, { suspensionsMs: [200, 2_000] })
    await readEmbeds(client, 5)
    advance(250)
    const errors = await Promise.all(
      Array.from({ length: 10 }, (_, index) => client.getEmbed(`p${index}`).catch((error) => error.name)),
    )
    expect(errors.filter((name) => name === 'ApiError')).toHaveLength(1)
    expect(calls).toHaveLength(6)
    advance(250)
    expect(await readEmbeds(client, 5)).toEqual(Array(5).fill('ApiUnreachable'))
    expect(calls).toHaveLength(6)
  })

  it('closes after one successful request', async () => {
    let isFailing = true
    const { client } = await startUpstream(
      (request, response) => {
        if (isFailing) fail(request, response, 0)
        else sendJson(response, embed)
      },
      { suspensionsMs: [1_000] },
    )
    await readEmbeds(client, 6)
    isFailing = false
    expect(await readEmbeds(client, 1)).toEqual(['ApiUnreachable'])
    advance(1_020)
    expect(await readEmbeds(client, 30)).toEqual([])
    isFailing = true
    expect(await readEmbeds(client, 6)).toEqual([...Array(5).fill('ApiError'), 'ApiUnreachable'])
  })
})
