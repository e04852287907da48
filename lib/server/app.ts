import { OpenAPIHono } from '@hono/zod-openapi'
import { cors } from 'hono/cors'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { ApiProblem } from './api-problem'
import { createAuthorize } from './auth'
import type { Db } from './db/connect'
import { answerProblem, createErrorHandler } from './error-handler'
import { describeApi } from './openapi'
import { articleRoutes } from './routes/articles'
import type { RouteContext } from './routes/context'
import { embedRoutes } from './routes/embed'
import { jobRoutes } from './routes/jobs'
import { organizationRoutes } from './routes/organizations'
import type { EphemeralToken } from './tokens'
import { createMedia } from './wire/media'

export type ApiOptions = {
  db: Db
  /** The address under which the files of the site are served, for images that the content names with a `/`. */
  siteUrl: string
  /** Accepted beside the stored tokens. */
  ephemeralToken?: EphemeralToken
  /** Told of every failure that is ours. */
  logError?: (message: string, error: unknown) => void
}

const embedPath = '/api/v1/embed/*'

/** The Read API. Its `fetch` answers every request, whatever happens; it never throws. */
export function createApp({
  db,
  siteUrl,
  ephemeralToken,
  logError = console.error,
}: ApiOptions): OpenAPIHono {
  const context: RouteContext = {
    db,
    authorize: createAuthorize(db, ephemeralToken),
    media: createMedia(siteUrl),
  }
  const app = new OpenAPIHono()

  app.use(async (c, next) => {
    await next()
    c.res.headers.set('X-Content-Type-Options', 'nosniff')
    c.res.headers.set('Cache-Control', c.res.ok || c.res.status === 304 ? 'no-cache' : 'no-store')
  })
  app.use(embedPath, cors({ origin: '*', allowMethods: ['GET', 'HEAD', 'OPTIONS'] }))
  app.use(etag({ weak: true, retainedHeaders: keptWhenNotModified }))

  for (const routes of [organizationRoutes, jobRoutes, embedRoutes, articleRoutes]) {
    app.route('/api/v1', routes(context))
  }
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  app.get('/api/v1/openapi.json', (c) => c.json(describeApi(app)))
  refuseOtherMethods(app)
  app.notFound((c) => answerProblem(c, new ApiProblem('not_found', 'there is nothing at this address')))
  app.onError(createErrorHandler(logError))
  return app
}

/** Counts can change while the page they belong to does not, and browsers must be let read a 304 as well. */
const keptWhenNotModified = [
  ...RETAINED_304_HEADERS,
  'Access-Control-Allow-Origin',
  'Link',
  'X-Total',
  'X-Total-Pages',
  'X-Per-Page',
  'X-Page',
  'X-Offset',
]

function refuseOtherMethods(app: OpenAPIHono): void {
  for (const path of new Set(app.routes.filter(({ method }) => method === 'GET').map(({ path }) => path))) {
    const allowed = path.startsWith('/api/v1/embed') ? 'GET, HEAD, OPTIONS' : 'GET, HEAD'
    app.all(path, () => {
      throw new ApiProblem('method_not_allowed', `only ${allowed} can be used here`, { Allow: allowed })
    })
  }
}
