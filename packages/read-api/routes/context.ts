import type { Auth } from '#auth'
import type { Db } from '#db/connect'
import type { Respond } from '#responses'
import type { Media } from '#wire/media'

/** What the routes work with; settled once, when the app is made. */
export type RouteContext = {
  db: Db
  authorize: Auth['authorize']
  respond: Respond
  media: Media
}
