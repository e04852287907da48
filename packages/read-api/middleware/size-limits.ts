import type { MiddlewareHandler } from 'hono'
import { ApiProblem } from '#api-problem'

const maxUrlBytes = 8 * 1024
const maxHeaderBytes = 16 * 1024

/** Rejects URLs and headers that are longer than those of any regular request. */
export function sizeLimits(): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.url.length > maxUrlBytes) {
      const { origin } = new URL(c.req.url)
      if (c.req.url.length - origin.length > maxUrlBytes) {
        throw new ApiProblem('uri_too_long', `the URL is longer than ${maxUrlBytes} bytes`)
      }
    }
    let bytes = 0
    // Each line has a colon, a space and two line-end characters.
    for (const [name, value] of c.req.raw.headers) bytes += name.length + value.length + 4
    if (bytes > maxHeaderBytes) {
      throw new ApiProblem('headers_too_large', `the headers are longer than ${maxHeaderBytes} bytes`)
    }
    await next()
  }
}
