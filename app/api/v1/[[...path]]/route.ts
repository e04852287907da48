import { env } from '@/lib/env'
import { createApp } from '@/lib/server/app'
import { openDatabase } from '@/lib/server/db/connect'

const api = env.API_BASE_URL ? null : createApp({ db: openDatabase(env.DATABASE_URL), siteUrl: env.SITE_URL })

/** The embedded Read API for the outside world. A site that reads another API has none to offer. */
async function answer(request: Request): Promise<Response> {
  if (api) return api.fetch(request)
  const body = { error: 'not_found', error_description: 'This site does not serve the Read API' }
  return Response.json(body, { status: 404 })
}

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
}
