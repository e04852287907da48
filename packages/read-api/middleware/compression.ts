import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import Negotiator from 'negotiator'

/** Below this the headers of compression cost what it saves. */
const minBytes = 1024

const compressible = /^(application\/(json|javascript)|text\/|image\/svg)/

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const encoders = {
  // The highest quality is for files that are compressed once; this one keeps up with answers made on request.
  br: (body: ArrayBuffer) => toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: ArrayBuffer) => toGzip(body),
}

/** Compresses answers as the caller accepts it. For servers that nothing else compresses for. */
export function compression(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const accepted = c.req.header('Accept-Encoding')
    if (accepted === undefined || c.res.body === null) return
    if (!compressible.test(c.res.headers.get('Content-Type') ?? '')) return
    const encoding = choose(accepted)
    if (encoding === null) return
    const { status, headers } = c.res
    const body = await c.res.arrayBuffer()
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

function choose(accepted: string): keyof typeof encoders | null {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } })
  const wanted = negotiator.encodings(['br', 'gzip', 'identity'])
  // Callers that leave it to the server get the smaller one.
  return (['br', 'gzip'] as const).find((encoding) => wanted.includes(encoding)) ?? null
}
