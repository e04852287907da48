import Negotiator from 'negotiator'
import type { FeedDocument } from '@/lib/documents/feeds/feed-document'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { respondWithDocument } from './cached-document-response'
import { respondMoved, respondWith } from './document-response'

type RequestedFeed = { path: string; read: () => Promise<FeedDocument | null> }

/** The feed of a request, or a redirect where its URL has another slug. 404 for null, and where `read` gives null. */
export async function respondWithFeed(request: Request, feed: RequestedFeed | null): Promise<Response> {
  const respond = (found: FeedDocument) => {
    if (found.path !== feed?.path) return respondMoved(found.path)
    return respondWith(request, {
      body: found.body,
      type: `${typeFor(request, found.type)}; charset=utf-8`,
      sharedMaxAge: Math.max(1, Math.ceil((found.freshUntil - Date.now()) / 1000)),
      headers: {
        Vary: 'Accept',
        ...(found.older && { Link: `<${absoluteUrl(found.older)}>; rel="prev-archive"` }),
      },
    })
  }
  return respondWithDocument(request, feed, respond, 'There is no such feed.')
}

/** Chromium applies the stylesheet of a feed only if its media type is plain XML. */
function typeFor(request: Request, type: string): string {
  const accept = request.headers.get('accept') ?? '*/*'
  const preferred = new Negotiator({ headers: { accept } }).mediaType([type, 'text/html'])
  return preferred === 'text/html' && type.endsWith('+xml') ? 'application/xml' : type
}
