import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string
  }
}

/** What is told of a request when it was answered: nothing of its query, its headers or its bodies. */
export type AnsweredRequest = {
  requestId: string
  method: string
  path: string
  /** The operation's id in the description of the API, `none` for what is no operation. */
  operation: string
  status: number
  durationMs: number
  /** The short id of the token that was accepted. */
  token: string | undefined
}

/** Gives every request an id, the caller's own where it is sane, and tells of the request in the end. */
export function requestLog(
  operationOf: (c: Context) => string,
  observe: ((request: AnsweredRequest) => void) | undefined,
): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now()
    const given = c.req.header('X-Request-Id')
    const requestId = given !== undefined && /^[\w.:-]{1,128}$/.test(given) ? given : randomUUID()
    c.set('requestId', requestId)
    await next()
    c.res.headers.set('X-Request-Id', requestId)
    observe?.({
      requestId,
      method: c.req.method,
      path: loggedPath(c),
      operation: operationOf(c),
      status: c.res.status,
      durationMs: Math.round((performance.now() - started) * 10) / 10,
      token: c.get('tokenId'),
    })
  }
}

/** The path of a request without what must not be in a log: its query, and a token somebody put into the path. */
export function loggedPath(c: Context): string {
  return c.req.path.slice(0, 200).replace(/vit_[\w-]+/g, 'vit_***')
}
