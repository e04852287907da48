import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { preferredEncoding } from '@vitrine/api-contract/encoding'
import type { MiddlewareHandler } from 'hono'

/** Compression of a smaller body saves less than its headers cost. */
const minBytes = 1024

const compressible = /^(application\/(json|javascript)|text\/|image\/svg)/

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const encoders = {
  // The default quality, 11, is for files that are compressed once; 4 is fast enough for each response.
  br: (body: ArrayBuffer) => toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: ArrayBuffer) => toGzip(body),
}

/** Compresses response bodies with an encoding that the client accepts, unless they are compressed already. */
export function compression(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const accepted = c.req.header('Accept-Encoding')
    if (accepted === undefined || c.res.body === null || c.res.headers.has('Content-Encoding')) return
    if (!compressible.test(c.res.headers.get('Content-Type') ?? '')) return
    const encoding = preferredEncoding(accepted)
    if (encoding === 'identity') return
    const { status, headers } = c.res
    const body = await c.res.arrayBuffer()
    // Hono would merge the headers of a response that is still set into the next one.
    c.res = undefined
    if (body.byteLength < minBytes) {
      c.res = new Response(body, { status, headers })
      return
    }
    headers.set('Content-Encoding', encoding)
    headers.delete('Content-Length')
    c.res = new Response(await encoders[encoding](body), { status, headers })
  }
}
