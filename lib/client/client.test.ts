import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { fetch } from 'undici'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from './api-error'
import { ApiUnreachable } from './api-unreachable'
import { createClient } from './client'
import { ContractError } from './contract-error'

type Handler = (request: IncomingMessage, response: ServerResponse, call: number) => void

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** An HTTP server on a free port, and a client for it that does not wait between attempts. */
async function upstream(handler: Handler, timeoutMs = 2_000) {
  const calls: { url: string; authorization: string | undefined }[] = []
  const server = createServer((request, response) => {
    calls.push({ url: request.url ?? '', authorization: request.headers.authorization })
    handler(request, response, calls.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const listening = server.address()
  const port = typeof listening === 'object' ? listening?.port : 0
  const baseUrl = `http://127.0.0.1:${port}`
  const waits: number[] = []
  const client = createClient({
    fetch,
    baseUrl,
    token: 'secret',
    timeoutMs,
    wait: async (ms) => void waits.push(ms),
  })
  return { client, calls, waits, baseUrl }
}

function json(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

const embed = { name: 'Org', websites: [], jobs: [] }
const article = { reference: 'A', name: 'N', language: 'en', published_at: '2026-01-01T00:00:00.000+00:00' }

describe('the API client', () => {
  it('sends the token to all operations except embed', async () => {
    const { client, calls } = await upstream((_, response) =>
      json(response, response.req.url?.includes('embed') ? embed : []),
    )
    await client.listArticles({ language: 'fr', page: 2 })
    await client.getEmbed('Org 1')
    expect(calls).toEqual([
      { url: '/api/v1/external/cms/articles/all?language=fr&page=2', authorization: 'Bearer secret' },
      { url: '/api/v1/embed?organization_reference=Org+1', authorization: undefined },
    ])
  })

  it('encodes a reference in a path', async () => {
    const { client, calls } = await upstream((_, response) => json(response, {}, 404))
    expect(await client.getJob('../x?y', {})).toBeNull()
    expect(calls[0]?.url).toBe('/api/v1/external/jobs/..%2Fx%3Fy')
  })

  it('returns null for a 404 response of a single record, and throws for one of a list', async () => {
    const { client } = await upstream((_, response) => json(response, { error: 'not_found' }, 404))
    expect(await client.getEmbed('x')).toBeNull()
    await expect(client.listArticles({})).rejects.toThrow(ContractError)
  })

  it('throws for a 404 response that is not JSON', async () => {
    const { client } = await upstream((_, response) =>
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>'),
    )
    await expect(client.getEmbed('x')).rejects.toMatchObject({ status: 404 })
  })

  it('returns articles with a missing or irregular publication date', async () => {
    const dates = ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00.788757+01:00', null, 'soon']
    const articles = dates.map((published_at, index) => ({
      ...article,
      reference: `A${index}`,
      published_at,
    }))
    const { client } = await upstream((_, response) => json(response, articles))
    expect((await client.listArticles({})).items).toHaveLength(4)
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
    expect(await client.getEmbed('x')).toEqual(embed)
    expect(waits).toEqual([1000, 2000])
  })

  it.each([400, 401, 403, 405, 500])('does not retry after status %i', async (status) => {
    const { client, calls } = await upstream((_, response) => json(response, { error: 'x' }, status))
    await expect(client.getJob('J', {})).rejects.toThrow(ApiError)
    expect(calls).toHaveLength(1)
  })

  it('retries after a broken connection', async () => {
    const { client, calls } = await upstream((request) => request.socket.destroy())
    await expect(client.getEmbed('x')).rejects.toThrow(ApiUnreachable)
    expect(calls).toHaveLength(3)
  })

  it('throws when the time limit for all attempts is over', async () => {
    const { client, calls } = await upstream(() => {}, 150)
    const error = await client.getEmbed('x').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiUnreachable)
    expect(String(error)).toBe('ApiUnreachable: embed of x: the API sent no complete response')
    expect(calls).toHaveLength(1)
  })

  it('throws when a body does not end within the time limit', async () => {
    const { client } = await upstream((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('[')
    }, 150)
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

  it('omits a record without a reference, and throws for a list with many of them', async () => {
    const good = Array.from({ length: 9 }, (_, index) => ({ ...article, reference: `A${index}` }))
    const some = await upstream((_, response) =>
      json(response, [...good, { name: 'x' }], 200, { 'x-total': '10' }),
    )
    expect(await some.client.listArticles({})).toMatchObject({ items: good, total: 10 })
    const many = await upstream((_, response) => json(response, [article, {}, {}, {}]))
    await expect(many.client.listArticles({})).rejects.toThrow('3 of 4 records')
  })

  it('returns a null total without a valid `X-Total` header', async () => {
    const { client } = await upstream((_, response) => json(response, [article], 200, { 'x-total': 'many' }))
    expect((await client.listArticles({})).total).toBeNull()
  })
})
