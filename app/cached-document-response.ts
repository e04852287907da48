import { unstable_rethrow } from 'next/navigation'
import { basePath } from '@/lib/base-path'
import { logError } from '@/lib/process/log'
import { respondMoved, respondNotFound, respondUnavailable } from './document-response'

/** A document that a request names. `path` is the one spelling of the path of its URL. */
type RequestedDocument<T> = {
  path: string
  /** Null means that there is no such document. A cached function of lib/documents, with the tags of what the document shows. */
  read: () => Promise<T | null>
}

/**
 * The response of `respond` to a document. Before anything is read, null, which is a request that names no document, is 404, and
 * another spelling of the URL redirects to `path`. 404 for a document that does not exist; 503 for one that cannot be read.
 */
export async function respondWithDocument<T>(
  request: Request,
  document: RequestedDocument<T> | null,
  respond: (value: T) => Response,
  notFoundText = 'There is no page at this URL.',
): Promise<Response> {
  // After a rewrite of next.config.mjs this is the path that was requested, within the site.
  const path = basePath + new URL(request.url).pathname
  if (!document) return respondNotFound(notFoundText)
  if (path !== document.path) return respondMoved(document.path)
  try {
    const value = await document.read()
    return value === null ? respondNotFound(notFoundText) : respond(value)
  } catch (error) {
    unstable_rethrow(error)
    logError('A document cannot be read', error, { path: document.path })
    return respondUnavailable()
  }
}
