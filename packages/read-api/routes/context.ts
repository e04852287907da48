import type { Auth } from '#auth'
import type { Db } from '#db/connect'
import type { Respond } from '#responses'
import type { Site } from '#wire/article-url'
import type { Media } from '#wire/media'

/** The dependencies of the routes; one per app. */
export type RouteContext = {
  db: Db
  authorize: Auth['authorize']
  respond: Respond
  media: Media
  site: Site
}
