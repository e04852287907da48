import type { MiddlewareHandler } from 'hono'
import { ApiProblem } from '#api-problem'

const maxAddressBytes = 8 * 1024
const maxHeaderBytes = 16 * 1024

/** Refuses addresses and headers longer than any honest request has. */
export function sizeLimits(): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.url.length > maxAddressBytes) {
      const { origin } = new URL(c.req.url)
      if (c.req.url.length - origin.length > maxAddressBytes) {
        throw new ApiProblem('uri_too_long', `the address is longer than ${maxAddressBytes} bytes`)
      }
    }
    let bytes = 0
    // Two characters between name and value, two at the end of the line.
    for (const [name, value] of c.req.raw.headers) bytes += name.length + value.length + 4
    if (bytes > maxHeaderBytes) {
      throw new ApiProblem('headers_too_large', `the headers are longer than ${maxHeaderBytes} bytes`)
    }
    await next()
  }
}
