import type { ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'

/** As many as there are stale-if-error copies. */
const sentDocuments = new LRUCache<string, true>({ max: 20_000 })

/**
 * Whether this process has sent the document at the path. It then has a stale-if-error copy (lib/documents/stale-if-error.ts),
 * unless newer copies have replaced it: the route handler sends the copy even if the API fails.
 */
export function isSentDocument(path: string): boolean {
  return sentDocuments.has(path)
}

/** Stores the path of a document when its response has been sent, if there is such a document. */
export function addSentDocument(path: string, response: ServerResponse): void {
  response.once('finish', () => {
    if (response.statusCode === 200 || response.statusCode === 304) sentDocuments.set(path, true)
  })
}
