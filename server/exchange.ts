import type { IncomingMessage, ServerResponse } from 'node:http'

/** A request, and the response to it. */
export type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  /** The path of the request as browsers write it, without the query. */
  path: string
  /** The path of the 404 page of a request target that no page can have; null for another target. */
  notFoundPath: string | null
}

/**
 * What a rule has decided: it has responded, Next.js responds, or the next rule decides. A rule may change the request that Next.js
 * gets, and headers of the response.
 */
type Decision = 'responded' | 'render' | 'continue'

export type Rule = (exchange: Exchange) => Decision | Promise<Decision>
