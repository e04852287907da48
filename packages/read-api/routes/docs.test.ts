import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { docsRoutes } from './docs'

const app = docsRoutes()

async function get(headers: Record<string, string>) {
  const response = await app.request('/docs/swagger-ui.css', { headers })
  return { headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
}

describe('the files of the documentation page', () => {
  test('are compressed as the client accepts, with one ETag and a long lifetime', async () => {
    const plain = await get({})
    const [br, gzip] = [
      await get({ 'Accept-Encoding': 'gzip, br' }),
      await get({ 'Accept-Encoding': 'gzip' }),
    ]
    expect([plain, br, gzip].map(({ headers }) => headers.get('Content-Encoding'))).toEqual([
      null,
      'br',
      'gzip',
    ])
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true)
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.get('ETag'))).size).toBe(1)
    expect(plain.headers.get('Cache-Control')).toMatch(/^public, max-age=86400/)
  })
})
