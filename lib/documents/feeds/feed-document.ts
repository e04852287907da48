/** A feed as a response body. */
export type FeedDocument = {
  /** Its URL path. The path of the request may contain an older slug. */
  path: string
  body: string
  /** The media type, without charset. */
  type: string
  /** When its content may change next, in milliseconds since the epoch. */
  freshUntil: number
}
