import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error'
import { ApiUnreachable } from './api-unreachable'
import { ContractError } from './contract-error'
import { embed, sendJson as json, startUpstream as upstream } from './testing/upstream'

describe('the API client', () => {
  it('sends the token to all operations except embed', async () => {
    const { client, calls } = await upstream((_, response) =>
      json(response, response.req.url?.includes('embed') ? embed : []),
    )
    await client.listArticles({ order_by: 'published_at:asc', page: 2 })
    await client.getEmbed('Org 1')
    expect(calls).toEqual([
      {
        url: '/api/v1/external/cms/articles/all?order_by=published_at%3Aasc&page=2',
        authorization: 'Bearer secret',
      },
      { url: '/api/v1/embed?organization_reference=Org+1', authorization: undefined },
    ])
  })

  it('encodes a reference in a path', async () => {
    const { client, calls } = await upstream((_, response) => json(response, { error: 'not_found' }, 404))
    expect(await client.getJob('../x?y', {})).toBeNull()
    expect(calls[0]?.url).toBe('/api/v1/external/jobs/..%2Fx%3Fy')
  })

  it('returns null for a 404 response of a single record, and throws for one of a list', async () => {
    const { client } = await upstream((_, response) => json(response, { error: 'not_found' }, 404))
    expect(await client.getEmbed('x')).toBeNull()
    await expect(client.listArticles({})).rejects.toThrow(ContractError)
  })

  it.each<[string, string, string]>([
    ['of a gateway', 'application/json', '{"message":"no Route matched with those values"}'],
    ['of a framework', 'application/json', '{"status":404,"error":"Not Found"}'],
    ['without a field', 'application/json', '{}'],
    ['with null', 'application/json', 'null'],
    ['with a list', 'application/json', '[]'],
    ['without a body', 'application/json', ''],
    ['in HTML', 'text/html', '<h1>Not Found</h1>'],
    ['in another type', 'text/html', '{"error":"not_found"}'],
  ])('throws for a 404 response %s', async (_, type, body) => {
    const { client, calls } = await upstream((__, response) =>
      response.writeHead(404, { 'content-type': type }).end(body),
    )
    await expect(client.getEmbed('x')).rejects.toMatchObject({ name: 'ApiError', status: 404 })
    await expect(client.getJob('x', {})).rejects.toMatchObject({ name: 'ApiError', status: 404 })
    expect(calls).toHaveLength(2)
  })

  it('sends as many requests at the same time as the limit, and the others afterwards', async () => {
    let running = 0
    let most = 0
    const { client } = await upstream(
      (_, response) => {
        running += 1
        most = Math.max(most, running)
        setTimeout(() => {
          running -= 1
          json(response, embed)
        }, 20)
      },
      { concurrency: 2 },
    )
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((reference) => client.getEmbed(reference)))
    expect(most).toBe(2)
  })

  it.each([429, 502, 503, 504])('retries after status %i, up to three attempts', async (status) => {
    const { client, calls, waits } = await upstream((_, response) =>
      json(response, { error: 'unavailable' }, status),
    )
    await expect(client.getEmbed('x')).rejects.toMatchObject({
      name: 'ApiError',
      status,
      code: 'unavailable',
    })
    expect(calls).toHaveLength(3)
    expect(waits).toHaveLength(2)
  })

  it('waits as long as `Retry-After` requires, up to two seconds', async () => {
    const { client, waits } = await upstream((_, response, call) => {
      if (call === 1) json(response, {}, 503, { 'retry-after': '1' })
      else if (call === 2) json(response, {}, 503, { 'retry-after': '3600' })
      else json(response, embed)
    })
    expect(await client.getEmbed('x')).toEqual({ embed, invalid: [] })
    expect(waits).toEqual([1000, 2000])
  })

  it.each([400, 401, 403, 405, 500])('does not retry after status %i', async (status) => {
    const { client, calls } = await upstream((_, response) => json(response, { error: 'x' }, status))
    await expect(client.getJob('J', {})).rejects.toThrow(ApiError)
    expect(calls).toHaveLength(1)
  })

  it('has the scopes that the text of an error names', async () => {
    const body = { error: 'invalid_scope', error_description: 'missing scope: jobs_r or jobs_rw, not mine_r' }
    const { client } = await upstream((_, response) => json(response, body, 403))
    await expect(client.getJob('J', {})).rejects.toMatchObject({
      ...{ code: 'invalid_scope', scopes: ['jobs_r', 'jobs_rw'] },
    })
  })

  it('retries after a broken connection', async () => {
    const { client, calls } = await upstream((request) => request.socket.destroy())
    await expect(client.getEmbed('x')).rejects.toThrow(ApiUnreachable)
    expect(calls).toHaveLength(3)
  })

  it('throws when the time limit for all attempts is over', async () => {
    const { client, calls } = await upstream(() => {}, { timeoutMs: 150 })
    const error = await client.getEmbed('x').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiUnreachable)
    expect(String(error)).toBe('ApiUnreachable: embed of x: the API sent no complete response')
    expect(calls).toHaveLength(1)
  })

  it('throws when a body does not end within the time limit', async () => {
    const { client } = await upstream(
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.write('[')
      },
      { timeoutMs: 150 },
    )
    await expect(client.listArticles({})).rejects.toThrow(ApiUnreachable)
  })

  it('does not follow a redirect, which would send the token elsewhere', async () => {
    const { client, calls } = await upstream((_, response) => {
      response.writeHead(301, { location: '/elsewhere' })
      response.end()
    })
    await expect(client.listArticles({})).rejects.toThrow(ApiUnreachable)
    expect(calls.map(({ url }) => url)).not.toContain('/elsewhere')
  })

  it.each<[string, (response: ServerResponse) => void]>([
    [
      'an HTML page',
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello</p>'),
    ],
    [
      'half a body',
      (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('[{"ref'),
    ],
    ['an error body with 200', (response) => json(response, { error: 'unauthorized' })],
    ['an object for a list', (response) => json(response, { articles: [] })],
    ['null', (response) => json(response, null)],
  ])('throws a ContractError for %s', async (_, respond) => {
    const { client } = await upstream((__, response) => respond(response))
    await expect(client.listArticles({})).rejects.toThrow(ContractError)
  })

  it('throws for status 202', async () => {
    const { client } = await upstream((_, response) =>
      response.writeHead(202, { 'content-type': 'text/html' }).end('wait'),
    )
    await expect(client.getEmbed('x')).rejects.toMatchObject({ status: 202 })
  })
})
