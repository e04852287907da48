import { unstable_rethrow } from 'next/navigation'
import { type CachedDocument, staleIfError } from '@/lib/documents/stale-if-error'
import { copyHeader } from '@/lib/process/copy-header'
import { respondMoved, respondNotFound, respondUnavailable } from './document-response'

/** A document that a request names. `path` is the one spelling of its URL path. */
type RequestedDocument<T> = CachedDocument<T> & {
  path: string
  /** The path of the document whose path differs in the case of a slug; null for none. */
  findInAnotherCase?: () => Promise<string | null>
}

/**
 * The response of `respond` to a document or to its stale-if-error copy. Before anything is read, null, which is a request
 * that names no document, is 404, and another spelling of the URL redirects to `path`. 404 for a document that does not
 * exist; 503 for one that cannot be read and has no copy.
 */
export async function respondWithDocument<T>(
  request: Request,
  document: RequestedDocument<T> | null,
  respond: (value: T) => Response,
  notFoundText = 'There is no page at this URL.',
): Promise<Response> {
  // After a rewrite of next.config.mjs this is the path that was requested.
  const { pathname } = new URL(request.url)
  if (!document) return respondNotFound(notFoundText)
  if (pathname !== document.path) return respondMoved(document.path)
  try {
    let isCopy = false
    const onCopy = () => {
      isCopy = true
    }
    const value = await staleIfError({ ...document, onCopy })
    const response = value === null ? await respondMissing(document, notFoundText) : respond(value)
    if (isCopy) response.headers.set(copyHeader, 'STALE')
    return response
  } catch (error) {
    unstable_rethrow(error)
    return respondUnavailable()
  }
}

async function respondMissing<T>(document: RequestedDocument<T>, notFoundText: string): Promise<Response> {
  const path = (await document.findInAnotherCase?.()) ?? null
  return path === null ? respondNotFound(notFoundText) : respondMoved(path)
}
