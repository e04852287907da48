/** A feed as it is sent. */
export type FeedText = {
  /** Where it is to be read: the address it was asked for may have an older name in it. */
  path: string
  body: string
  /** The media type, without charset. */
  type: string
  /** The moment, in milliseconds, until which nothing in it is due to change. */
  freshUntil: number
}
