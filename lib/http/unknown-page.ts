import type { IncomingMessage, ServerResponse } from 'node:http'
import { canParseUrl } from '@vitrine/api-contract/can-parse-url'
import { TokenBucket } from '@/lib/client/token-bucket'
import { type FoundPage, findWithoutRead } from '@/lib/pages/known-not-found'
import { isDocument, isStatePath } from '@/lib/pages/known-path'
import { parseOldArticlePath } from '@/lib/pages/old-article-path'
import { parseUnlocalized } from '@/lib/pages/unlocalized-path'
import { callOwnRoute } from '@/lib/publishing/own-route'
import { isSiteSearchPath, routes } from '@/lib/routes'
import { countRequest } from './client-limits'
import { refuse } from './refuse'

const timeoutMs = 5_000

/** A page is rendered after a look-up that failed sooner: its reads have a limit of 8 seconds, and both of 10 seconds. */
const maxFailureMs = 2_000
const notFoundCacheControl = 's-maxage=30, stale-while-revalidate=270'

/** Unknown paths that are looked up, of all clients. Above it, and above the limit of a client, known lists decide. */
const lookUps = new TokenBucket(120, performance.now())

/**
 * Handles the request for a page that no list has shown. A route handler of the process says what the site has at the
 * path, because only Next.js can read its data cache: rendering a 404 page or a redirect for each invented URL would need
 * several times the processor time, and an entry in the page cache. `client` is null for a request of this process.
 */
export async function proceedToPage(
  origin: string,
  path: string,
  client: string | null,
  request: IncomingMessage,
  response: ServerResponse,
  proceed: () => void,
): Promise<void> {
  // No record is looked up for a state of a list or for words.
  const isSearch = isStatePath(path) || isSiteSearchPath(path)
  const mayLookUp =
    client === null ||
    isSearch ||
    (countRequest('look-ups', client) === null && lookUps.take(performance.now()))
  const known = mayLookUp ? null : findWithoutRead(path)
  // The router of Next.js compares the path of a response with the one that it has requested.
  const isAsked = known === null && !isDocument(path) && request.headers.rsc === undefined
  const startedAt = performance.now()
  const found = isAsked ? await ask(origin, path) : known
  if (response.destroyed) return
  if (found?.kind === 'redirect') {
    const location = found.path + queryOf(request.url ?? '')
    response.writeHead(308, { Location: location, 'Cache-Control': 'no-store', 'Content-Length': 0 }).end()
    return
  }
  const hasFailed = isAsked && found === null
  const isLate = hasFailed && performance.now() - startedAt > maxFailureMs
  if (found?.kind === 'unavailable' || isLate || (hasFailed && isOfNoRoute(path))) {
    refuse(request, response, 503, 'This page is not available right now. Please try again later.', {
      'Retry-After': '60',
    })
    return
  }
  if (found?.kind === 'none') {
    request.url = found.path
    // The shared page is stored for longer than the URL may be without a page: Next.js keeps this header.
    response.setHeader('Cache-Control', notFoundCacheControl)
  }
  proceed()
}

/** Whether Next.js has no page at the path, and would respond with 404 where its record cannot be read. */
function isOfNoRoute(path: string): boolean {
  return parseUnlocalized(path) !== null || parseOldArticlePath(path) !== null
}

/** The query of a request target, encoded as in a URL. */
function queryOf(target: string): string {
  const url = `http://site.invalid${target}`
  return canParseUrl(url) ? new URL(url).search : ''
}

/** Null where the page cannot be read. */
async function ask(origin: string, path: string): Promise<FoundPage | null> {
  try {
    const query = new URLSearchParams({ path })
    return await callOwnRoute<FoundPage>(origin, `${routes.findPage()}?${query}`, timeoutMs)
  } catch {
    // An error of the route, the time limit, or the server stops.
    return null
  }
}
