import type { IncomingMessage, ServerResponse } from 'node:http'
import type { findRoute } from '@/lib/pages/urls/route-table'
import type { SitePages } from './stored-pages/site-pages'

/** A request, and the response to it. */
export type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  /** The path of the request as browsers write it, without the query. */
  path: string
  /** Null for a path that is no route's. */
  route: ReturnType<typeof findRoute>
  /** The path of the page that is sent, which a rule can change: URLs that no page has share a 404 page. */
  target: string
  /** Headers that replace those of the page. */
  headers?: Readonly<Record<string, string>>
  pages: SitePages
}

/**
 * What a rule has decided: it has responded, Next.js responds, or the next rule decides. A rule may change the request that Next.js
 * gets, and headers of the response.
 */
export type Decision = 'responded' | 'render' | 'continue'

export type Rule = (exchange: Exchange) => Decision | Promise<Decision>
