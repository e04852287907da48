import Negotiator from 'negotiator'
import { unstable_rethrow } from 'next/navigation'
import type { FeedDocument } from '@/lib/documents/feeds/feed-document'
import { staleIfError } from '@/lib/documents/stale-if-error'
import { respondMoved, respondNotFound, respondUnavailable, respondWith } from './document-response'

/**
 * The feed that `read` finds, or a redirect if the request has another path than the feed. 404 where `read` gives null;
 * 503 where it throws and there is no stale-if-error copy.
 */
export async function respondWithFeed(
  request: Request,
  read: () => Promise<FeedDocument | null> | null,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  try {
    const feed = await staleIfError(
      pathname,
      async () => read(),
      ({ path }) => path === pathname,
    )
    if (!feed) return respondNotFound('There is no such feed')
    if (feed.path !== pathname) return respondMoved(feed.path)
    return respondWith(request, {
      body: feed.body,
      type: `${typeFor(request, feed.type)}; charset=utf-8`,
      sharedMaxAge: Math.max(1, Math.ceil((feed.freshUntil - Date.now()) / 1000)),
      headers: { Vary: 'Accept' },
    })
  } catch (error) {
    unstable_rethrow(error)
    console.error(error)
    return respondUnavailable()
  }
}

/** Chromium applies the stylesheet of a feed only if its media type is plain XML. */
function typeFor(request: Request, type: string): string {
  const accept = request.headers.get('accept') ?? '*/*'
  const preferred = new Negotiator({ headers: { accept } }).mediaType([type, 'text/html'])
  return preferred === 'text/html' && type.endsWith('+xml') ? 'application/xml' : type
}
