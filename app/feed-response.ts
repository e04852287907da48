import Negotiator from 'negotiator'
import type { FeedDocument } from '@/lib/documents/feeds/feed-document'
import type { Codec } from '@/lib/documents/stored-copies'
import { copyHeader } from '@/lib/process/copy-header'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { respondWithDocument } from './cached-document-response'
import { respondMoved, respondWith } from './document-response'

type RequestedFeed = {
  path: string
  /** The same for every path at which the feed is found; `path` by default. */
  key?: string
  read: () => Promise<FeedDocument | null>
  findInAnotherCase?: () => Promise<string | null>
  /** Whether a stale-if-error copy is stored; by default it is. */
  isStored?: () => boolean
}

/** The job operation is read for each job of a feed: for a thousand in the one for job boards. */
const deadlineMs = 25_000

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
        ...(found.isOld && { [copyHeader]: 'STALE' }),
        ...(found.older && { Link: `<${absoluteUrl(found.older)}>; rel="prev-archive"` }),
      },
    })
  }
  const isComplete = (found: FeedDocument) => found.isComplete
  const document = feed && {
    ...{ kind: 'feeds' as const, codec: feedCodec, isComplete, deadlineMs, key: feed.path },
    ...feed,
  }
  return respondWithDocument(request, document, respond, 'There is no such feed.')
}

/** A stored feed is not fresh: that time is not part of its content. */
const feedCodec: Codec<FeedDocument> = {
  encode: (feed) => Buffer.from(JSON.stringify({ ...feed, freshUntil: 0 })),
  decode: (bytes) => JSON.parse(bytes.toString()),
}

/** Chromium applies the stylesheet of a feed only if its media type is plain XML. */
function typeFor(request: Request, type: string): string {
  const accept = request.headers.get('accept') ?? '*/*'
  const preferred = new Negotiator({ headers: { accept } }).mediaType([type, 'text/html'])
  return preferred === 'text/html' && type.endsWith('+xml') ? 'application/xml' : type
}
