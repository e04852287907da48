import type { Auth } from '#auth'
import type { Db } from '@vitrine/content-store/db/connect'
import type { Respond } from '#responses'
import type { Site } from '#article-url'

/** The dependencies of the routes; one per app. */
export type RouteContext = {
  db: Db
  authorize: Auth['authorize']
  respond: Respond
  site: Site
}
