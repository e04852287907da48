import { basePath } from '@/lib/base-path'
import { isDocument, isStatePath } from '@/lib/pages/urls/document-path'
import { type FoundPage, findPage, isLookedUp } from '@/lib/pages/urls/find-page'
import { logError } from '@/lib/process/log'
import { isStoredPath } from '@/lib/process/stored-paths'
import { isSiteSearchPath, parseFrame } from '@/lib/routes'
import type { LimitName } from './client-limits'
import type { Rule } from './exchange'
import { isWithinLimit } from './limited-requests'
import { queryOf, redirectTo, sendRedirect } from './redirects'
import { refuse } from './refuse'

const notFoundCacheControl = 's-maxage=30, stale-while-revalidate=270'

/**
 * Looks up a page or document that is not stored: by what the store has at the path, the request gets a redirect, the 404 page that
 * invented URLs share, or what Next.js makes.
 */
export const findPages: Rule = async (exchange) => {
  const { request, response, path } = exchange
  const isStored = isStoredPath(path) || !(isLookedUp(path) || isDocument(path))
  if (isStored || exchange.target !== path) return 'continue'
  const found = await tryFind(path)
  if (response.destroyed) return 'responded'
  if (path.endsWith('.md')) response.setHeader('X-Robots-Tag', 'noindex')
  if (found === null) {
    const text = 'This page is not available right now. Please try again later.'
    refuse(request, response, 503, text, { 'Retry-After': '60' })
    return 'responded'
  }
  if (found.kind === 'redirect') {
    redirectTo(exchange, 308, basePath + found.path + queryOf(request))
    return 'responded'
  }
  const isNone = found.kind === 'none' || exchange.route === null
  if (isNone && sendRedirect(exchange)) return 'responded'
  const limit = found.kind === 'none' ? 'not-found' : limitOfPage(path)
  if (limit !== null && !isWithinLimit(limit, request, response)) return 'responded'
  if (found.kind === 'page') return 'continue'
  // A frame says itself that there is no such page.
  if (parseFrame(path) !== null) return 'continue'
  if (isDocument(path)) {
    refuse(request, response, 404, 'There is no page at this URL.')
    return 'responded'
  }
  exchange.target = found.path
  // The shared page is stored for longer than the URL may be without a page.
  exchange.headers = { 'cache-control': notFoundCacheControl }
  return 'continue'
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
