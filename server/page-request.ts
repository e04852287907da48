import { canParseUrl } from '@vitrine/api-contract/can-parse-url'
import { isDocument, isStatePath } from '@/lib/pages/urls/document-path'
import { type FoundPage, findPage, isLookedUp } from '@/lib/pages/urls/find-page'
import { logError } from '@/lib/process/log'
import { isStoredPath } from '@/lib/process/stored-paths'
import { isOwnAuthorization } from '@/lib/publishing/scheduler-state'
import { isSiteSearchPath } from '@/lib/routes'
import { clientOf, type LimitName } from './client-limits'
import type { Rule } from './exchange'
import { isWithinLimit, limitOfRoute } from './limited-requests'
import { refuse } from './refuse'
import { waitForTurn } from './render-in-turn'

const notFoundCacheControl = 's-maxage=30, stale-while-revalidate=270'

/**
 * Looks up a page or document that is not stored: by what the store has at the path, the request gets a redirect, the 404 page that
 * invented URLs share, or what Next.js makes.
 */
export const findPages: Rule = async ({ request, response, path }) => {
  const isStored = isStoredPath(path) || !(isLookedUp(path) || isDocument(path))
  if (isStored || limitOfRoute(path) !== null) return 'continue'
  const found = await tryFind(path)
  if (response.destroyed) return 'responded'
  if (path.endsWith('.md')) response.setHeader('X-Robots-Tag', 'noindex')
  // A request of this process is not counted, and waits for no other client.
  const isOwn = isOwnAuthorization(request.headers.authorization ?? null)
  const client = isOwn ? null : clientOf(request)
  // The router of Next.js compares the path of a response with the one that it has requested.
  const isOfRouter = request.headers.rsc !== undefined
  if (found === null) {
    const text = 'This page is not available right now. Please try again later.'
    refuse(request, response, 503, text, { 'Retry-After': '60' })
    return 'responded'
  }
  if (found.kind === 'redirect' && !isOfRouter) {
    const location = found.path + queryOf(request.url ?? '')
    response.writeHead(308, { Location: location, 'Cache-Control': 'no-store', 'Content-Length': 0 }).end()
    return 'responded'
  }
  if (found.kind === 'none') {
    if (client !== null && !isWithinLimit('not-found', client, request, response)) return 'responded'
    if (isOfRouter || isDocument(path)) {
      refuse(request, response, 404, 'There is no page at this URL.')
      return 'responded'
    }
    request.url = found.path
    // The shared page is stored for longer than the URL may be without a page: Next.js keeps this header.
    response.setHeader('Cache-Control', notFoundCacheControl)
    return 'continue'
  }
  if (client === null) return 'continue'
  const limit = limitOfPage(path)
  if (limit !== null && !isWithinLimit(limit, client, request, response)) return 'responded'
  return isDocument(path) || (await waitForTurn(client, request, response)) ? 'continue' : 'responded'
}

/** Null if the store cannot be read. */
async function tryFind(path: string): Promise<FoundPage | null> {
  try {
    return await findPage(path)
  } catch (error) {
    logError('The store cannot be read for a path', error)
    return null
  }
}

function limitOfPage(path: string): LimitName | null {
  if (isStatePath(path) || isSiteSearchPath(path)) return 'states'
  if (path.startsWith('/cards/')) return 'images'
  return isDocument(path) ? 'documents' : null
}

/** The query of a request target, encoded as in a URL. */
function queryOf(target: string): string {
  const url = `http://site.invalid${target}`
  return canParseUrl(url) ? new URL(url).search : ''
}
