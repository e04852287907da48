import type { Answers } from '@/lib/server/answers'
import type { Auth } from '@/lib/server/auth'
import type { Db } from '@/lib/server/db/connect'
import type { Media } from '@/lib/server/wire/media'

/** What the routes work with; settled once, when the app is made. */
export type RouteContext = {
  db: Db
  authorize: Auth['authorize']
  answers: Answers
  media: Media
}
