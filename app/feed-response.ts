import Negotiator from 'negotiator'
import { unstable_rethrow } from 'next/navigation'
import type { FeedText } from '@/lib/documents/feeds/feed-document'
import { orLastGood } from '@/lib/documents/stale-if-error'
import { respondMissing, respondMoved, respondUnavailable, respondWith } from './document-response'

/**
 * A feed at its own address; elsewhere, which is under an older name, the way to it. 404 where `read` has none; 503
 * where it throws and nothing was kept from an earlier time.
 */
export async function respondWithFeed(
  request: Request,
  read: () => Promise<FeedText | null> | null,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  try {
    const feed = await orLastGood(
      pathname,
      async () => read(),
      ({ path }) => path === pathname,
    )
    if (!feed) return respondMissing('There is no such feed')
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

/** Chromium shows the source of feeds that are so called, and their stylesheet where they are called plain XML. */
function typeFor(request: Request, type: string): string {
  const accept = request.headers.get('accept') ?? '*/*'
  const preferred = new Negotiator({ headers: { accept } }).mediaType([type, 'text/html'])
  return preferred === 'text/html' && type.endsWith('+xml') ? 'application/xml' : type
}
