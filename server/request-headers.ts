import type { IncomingMessage } from 'node:http'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state'
import type { Exchange } from './exchange'

/**
 * They control internal functions of Next.js, or would be read into a page; no visitor's browser sends them. For a `Range`
 * that a file does not have, and for conditions that it does not meet, Next.js responds with 500; a server may ignore these
 * headers (RFC 9110, sections 14.2 and 13.1).
 */
const internalHeaders = [
  'content-security-policy',
  'content-security-policy-report-only',
  'if-match',
  'if-unmodified-since',
  'next-action',
  'next-resume',
  'range',
  'x-forwarded-host',
  'x-prerender-revalidate',
  'x-prerender-revalidate-if-generated',
]
const internalPrefixes = ['x-invoke-', 'x-middleware-', 'x-next-resume', 'x-now-', 'x-nextjs-']

/**
 * Those of the router of Next.js, which only pages of editors use. Next.js redirects a request with them whose query lacks their hash, on
 * other routes to the same URL again: the query is removed.
 */
const routerHeaders = [
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'rsc',
]

/** Removes the request headers that only Next.js itself may send, or that it does not handle. */
export function removeInternalHeaders({ headers }: IncomingMessage, route: Exchange['route']): void {
  const removed = route?.kind === 'editors' ? internalHeaders : [...internalHeaders, ...routerHeaders]
  // `delete` makes an object slower to read, even where it has no such property.
  for (const name of removed) if (name in headers) delete headers[name]
  for (const name of Object.keys(headers))
    if (name.startsWith('x-') && internalPrefixes.some((prefix) => name.startsWith(prefix)))
      delete headers[name]
  if (stateHeader in headers && !isValidState(headers[stateHeader])) delete headers[stateHeader]
}

/** What the router of a browser shows. A page that is rendered for each request responds with 500 to an invalid one. */
const stateHeader = 'next-router-state-tree'

function isValidState(value: string | string[] | undefined): boolean {
  try {
    parseAndValidateFlightRouterState(value)
    return true
  } catch {
    return false
  }
}
