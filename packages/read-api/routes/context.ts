import type { Db } from '@vitrine/content-store/db/connect'
import type { Site } from '#article-url'
import type { Auth } from '#auth'
import type { Respond } from '#responses'

/** The dependencies of the routes; one per app. */
export type RouteContext = {
  db: Db
  authorize: Auth['authorize']
  respond: Respond
  site: Site
}
