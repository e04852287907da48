import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { ApiUnreachable } from './api-unreachable'
import { ContractError } from './contract-error'
import { article, sendJson, startUpstream } from './testing/upstream'

const jsonType = { 'content-type': 'application/json' }

const send = (body: string | Buffer) => (response: ServerResponse) =>
  response.writeHead(200, jsonType).end(body)

async function listOf(body: string | Buffer) {
  const { client } = await startUpstream((_, response) => send(body)(response))
  return (await client.listArticles({})).items
}

describe('a response body', () => {
  it.each<[string, (response: ServerResponse) => void]>([
    [
      'an HTML page',
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello</p>'),
    ],
    ['half a body', send(JSON.stringify([article]).slice(0, 40))],
    ['an empty body', send('')],
    ['an error body with 200', (response) => sendJson(response, { error: 'unauthorized' })],
    ['an object for a list', (response) => sendJson(response, { articles: [] })],
    ['an empty object', (response) => sendJson(response, {})],
    ['null', (response) => sendJson(response, null)],
    ['a text', (response) => sendJson(response, 'articles')],
    ['a nesting of 100,000 levels', send('['.repeat(100_000))],
  ])('that is %s for a list is a ContractError, which is not retried', async (_, respond) => {
    const { client, calls } = await startUpstream((__, response) => respond(response))
    await expect(client.listArticles({})).rejects.toThrow(ContractError)
    expect(calls).toHaveLength(1)
  })

  it.each([['[]'], ['{}'], ['null']])('that is %s for one record is a ContractError', async (body) => {
    const { client } = await startUpstream((_, response) => send(body)(response))
    await expect(client.getJob('J', {})).rejects.toThrow(ContractError)
    await expect(client.getEmbed('O')).rejects.toThrow(ContractError)
  })

  it.each([202, 204])('with status %i is an ApiError', async (status) => {
    const { client } = await startUpstream((_, response) => response.writeHead(status, jsonType).end())
    await expect(client.getEmbed('x')).rejects.toMatchObject({ name: 'ApiError', status })
  })

  it('that is cut by a reset of the connection is requested again', async () => {
    const { client, calls } = await startUpstream((request, response, call) => {
      if (call > 1) return sendJson(response, [article])
      response.writeHead(200, { ...jsonType, 'content-length': '1000' })
      response.write('[{"reference"', () => request.socket.resetAndDestroy())
    })
    expect((await client.listArticles({})).items).toEqual([article])
    expect(calls).toHaveLength(2)
  })

  it('of one byte at a time ends with the time limit', async () => {
    const { client } = await startUpstream(
      (_, response) => {
        response.writeHead(200, jsonType)
        const timer = setInterval(() => response.write('['), 20)
        response.on('close', () => clearInterval(timer))
      },
      { timeoutMs: 300 },
    )
    const startedAt = performance.now()
    await expect(client.listArticles({})).rejects.toThrow(ApiUnreachable)
    expect(performance.now() - startedAt).toBeLessThan(2_000)
  })

  it('of many small and of compressed chunks is complete', async () => {
    const articles = Array.from({ length: 300 }, (_, index) => ({ ...article, reference: `Ä${index}` }))
    const bytes = Buffer.from(JSON.stringify(articles))
    const { client } = await startUpstream((_, response, call) => {
      if (call === 2) {
        response.writeHead(200, { ...jsonType, 'content-encoding': 'gzip' }).end(gzipSync(bytes))
        return
      }
      response.writeHead(200, jsonType)
      for (let start = 0; start < bytes.length; start += 7) response.write(bytes.subarray(start, start + 7))
      response.end()
    })
    expect((await client.listArticles({})).items).toEqual(articles)
    expect((await client.listArticles({})).items).toEqual(articles)
  })

  it('of more than 5 MB is read if the limit allows it', async () => {
    const long = { ...article, content: 'é'.repeat(4_000_000) }
    expect(await listOf(JSON.stringify([long]))).toEqual([long])
  })

  it('over the limit is a ContractError that names it, ends the transfer and is not retried', async () => {
    const closed: boolean[] = []
    const { client, calls } = await startUpstream(
      (_, response) => {
        response.writeHead(200, jsonType).write('[')
        const more = () => {
          if (response.destroyed) return
          if (response.write(' '.repeat(100_000))) setImmediate(more)
          else response.once('drain', more)
        }
        more()
        response.on('close', () => closed.push(response.writableFinished))
      },
      { maxBytes: 300_000 },
    )
    await expect(client.listArticles({})).rejects.toThrow(
      'articles list: a body of more than 300000 bytes, the value of API_MAX_RESPONSE_BYTES',
    )
    await expect.poll(() => closed).toEqual([false])
    expect(calls).toHaveLength(1)
  })

  it('of an error is not read beyond 100 kB', async () => {
    const { client } = await startUpstream((_, response) =>
      sendJson(response, { error: 'x', error_description: 'y'.repeat(1_000_000) }, 400),
    )
    await expect(client.getJob('J', {})).rejects.toMatchObject({ status: 400, code: null })
  })

  it('is no JSON with invalid UTF-8', async () => {
    const [start = '', end = ''] = JSON.stringify([{ ...article, name: '|' }]).split('|')
    const body = Buffer.concat([Buffer.from(start), Buffer.from([0xff, 0xc3, 0x28]), Buffer.from(end)])
    await expect(listOf(body)).rejects.toThrow('a body that is not JSON')
  })

  it('has the last value of a repeated key', async () => {
    const body = JSON.stringify([article]).replace('"name":"N"', '"name":"first","name":"last"')
    expect((await listOf(body))[0]?.name).toBe('last')
  })

  it('changes no prototype', async () => {
    const extra = '"__proto__":{"isPolluted":true},"constructor":{"prototype":{"isPolluted":true}}'
    const body = JSON.stringify([article]).replace('{', `{${extra},`)
    expect((await listOf(body))[0]?.reference).toBe('A')
    expect('isPolluted' in {}).toBe(false)
  })

  it.each(['content', 'unknown', 'categories'])('can have 90 levels in the field %s', async (field) => {
    expect((await listOf(listWith(field, 90)))[0]?.reference).toBe('A')
  })

  it('of more than 100 levels is a ContractError that says it, whatever the status', async () => {
    await expect(listOf(listWith('unknown', 99))).rejects.toThrow(
      'articles list: a body of more than 2000000 values or 100 levels',
    )
    const { client } = await startUpstream((_, response) =>
      response.writeHead(404, jsonType).end('['.repeat(50_000)),
    )
    await expect(client.getJob('J', {})).rejects.toMatchObject({ name: 'ApiError', status: 404, code: null })
  })
})

/** A list of one article that has a field of so many levels. */
function listWith(field: string, levels: number): string {
  const deep = `${'['.repeat(levels)}1${']'.repeat(levels)}`
  return JSON.stringify([article]).replace('{', `{"${field}":${deep},`)
}
