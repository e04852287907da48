import { type FeedFile, type FeedFormat, feedFormats } from '@/lib/routes'
import type { FeedScope } from '@/lib/seo/feed-scope'

/** A document of a feed as a response body. */
export type FeedDocument = {
  /** Its URL path. The path of the request may contain an older slug. */
  path: string
  body: string
  /** The media type, without charset. */
  type: string
  /** The URL path of the archive with the next older entries. Null where there is none. */
  older: string | null
  /** When its content may change next, in milliseconds since the epoch. */
  freshUntil: number
}

/** What a document of a feed has beside its content. `older` is the number of the next older archive. */
export function toDocument<Format extends FeedFormat>(
  { format, archive }: FeedFile<Format>,
  { paths, archivePath }: FeedScope<Format>,
  older: number | null,
): Pick<FeedDocument, 'path' | 'type' | 'older'> {
  return {
    path: archive === null ? paths[format] : archivePath(format, archive),
    type: feedFormats[format].type,
    older: older === null ? null : archivePath(format, older),
  }
}
