import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string
  }
}

/** A request with its response, for logs and metrics. It has no query, no headers and no bodies. */
export type LoggedRequest = {
  requestId: string
  method: string
  path: string
  /** The operation's id in the description of the API, or `none`. */
  operation: string
  status: number
  durationMs: number
  /** The short id of the accepted token. */
  token: string | undefined
}

/** Called for an error that is not the caller's, after its response. */
export type LogError = (message: string, error: unknown, request: LoggedRequest) => void

/**
 * Sets the request id, which is the client's `X-Request-Id` if it is valid. Passes every response to `observe`, and
 * the error of a failed request to `logError`.
 */
export function requestLog(
  operationOf: (c: Context) => string,
  logError: LogError,
  observe: ((request: LoggedRequest) => void) | undefined,
): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now()
    const given = c.req.header('X-Request-Id')
    const requestId = given !== undefined && /^[\w.:-]{1,128}$/.test(given) ? given : randomUUID()
    c.set('requestId', requestId)
    await next()
    c.res.headers.set('X-Request-Id', requestId)
    const request = {
      requestId,
      method: c.req.method,
      path: loggedPath(c),
      operation: operationOf(c),
      status: c.res.status,
      durationMs: Math.round((performance.now() - started) * 10) / 10,
      token: c.get('tokenId'),
    }
    if (request.status >= 500) logError(`${request.method} ${request.path}`, c.error, request)
    observe?.(request)
  }
}

/** The path of a request without its query, and without tokens that a client put into the path by mistake. */
function loggedPath(c: Context): string {
  return c.req.path.slice(0, 200).replace(/vit_[\w-]+/g, 'vit_***')
}
