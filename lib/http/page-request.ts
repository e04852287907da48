import type { IncomingMessage, ServerResponse } from 'node:http'
import { canParseUrl } from '@vitrine/api-contract/can-parse-url'
import { isDocument, isStatePath } from '@/lib/pages/urls/document-path'
import { type FoundPage, findPage } from '@/lib/pages/urls/find-page'
import { logError } from '@/lib/process/log'
import { isSiteSearchPath } from '@/lib/routes'
import type { LimitName } from './client-limits'
import { isWithinLimit, proceedWithin } from './limited-requests'
import { refuse } from './refuse'
import { renderInTurn } from './render-in-turn'

const notFoundCacheControl = 's-maxage=30, stale-while-revalidate=270'

/**
 * Handles the request for a page or document that is not stored: by what the store has at the path, it gets a redirect, the 404 page that
 * invented URLs share, or what Next.js makes. `client` is null for a request of this process, which is not counted and waits for no
 * other client.
 */
export async function proceedToPage(
  path: string,
  client: string | null,
  request: IncomingMessage,
  response: ServerResponse,
  proceed: () => void,
): Promise<void> {
  const found = await tryFind(path)
  if (response.destroyed) return
  if (path.endsWith('.md')) response.setHeader('X-Robots-Tag', 'noindex')
  // The router of Next.js compares the path of a response with the one that it has requested.
  const isOfRouter = request.headers.rsc !== undefined
  if (found === null) {
    const text = 'This page is not available right now. Please try again later.'
    refuse(request, response, 503, text, { 'Retry-After': '60' })
  } else if (found.kind === 'redirect' && !isOfRouter) {
    const location = found.path + queryOf(request.url ?? '')
    response.writeHead(308, { Location: location, 'Cache-Control': 'no-store', 'Content-Length': 0 }).end()
  } else if (found.kind === 'none') {
    if (client !== null && !isWithinLimit('not-found', client, request, response)) return
    if (isOfRouter || isDocument(path)) {
      refuse(request, response, 404, 'There is no page at this URL.')
      return
    }
    request.url = found.path
    // The shared page is stored for longer than the URL may be without a page: Next.js keeps this header.
    response.setHeader('Cache-Control', notFoundCacheControl)
    proceed()
  } else if (client === null) proceed()
  else {
    const limit = limitOf(path)
    const render = isDocument(path) ? proceed : () => renderInTurn(client, request, response, proceed)
    if (limit === null) render()
    else proceedWithin(limit, client, request, response, render)
  }
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

function limitOf(path: string): LimitName | null {
  if (isStatePath(path) || isSiteSearchPath(path)) return 'states'
  if (path.startsWith('/cards/')) return 'images'
  return isDocument(path) ? 'documents' : null
}

/** The query of a request target, encoded as in a URL. */
function queryOf(target: string): string {
  const url = `http://site.invalid${target}`
  return canParseUrl(url) ? new URL(url).search : ''
}
