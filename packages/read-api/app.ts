import { OpenAPIHono } from '@hono/zod-openapi'
import type { Db } from '@vitrine/content-store/db/connect'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { ApiProblem } from './api-problem'
import { defaultSiteLocales, type SiteLocales } from './article-url'
import { createAuth } from './auth'
import { respondToError, respondWithProblem } from './error-handler'
import { compression } from './middleware/compression'
import { crossOrigin, isOperationPath, operationPaths, routedPath } from './middleware/cross-origin'
import { type RateLimits, rateLimit } from './middleware/rate-limit'
import { type LogError, type LoggedRequest, requestLog } from './middleware/request-log'
import { responseHeaders } from './middleware/response-headers'
import { sizeLimits } from './middleware/size-limits'
import { createOperationNames, registerDescription } from './openapi'
import { createResponses } from './responses'
import { articleRoutes } from './routes/articles'
import type { RouteContext } from './routes/context'
import { docsRoutes } from './routes/docs'
import { embedRoutes } from './routes/embed'
import { jobRoutes } from './routes/jobs'
import { organizationRoutes } from './routes/organizations'
import type { EphemeralToken } from './tokens'

export type ApiOptions = {
  db: Db
  /** The origin that serves the site's files and pages: the base of image paths in the content, and of articles' URLs. */
  siteUrl: string
  siteLocales?: SiteLocales
  /** Accepted in addition to the stored tokens. */
  ephemeralToken?: EphemeralToken
  /** Called for every error that is not the caller's. */
  logError?: LogError
  /** Called after every response. */
  observe?: (request: LoggedRequest) => void
  /** Called with the digest of every accepted stored token. */
  onTokenUsed?: (hash: string, at: Date) => void
  /** Without limits, requests are not counted. */
  limits?: RateLimits
  /** For a server of its own; Next compresses its responses itself. */
  compresses?: boolean
  now?: () => Date
}

/** The Read API. Its `fetch` never rejects: every error becomes a response. */
export function createApp({
  db,
  siteUrl,
  siteLocales = defaultSiteLocales,
  ephemeralToken,
  logError = console.error,
  observe,
  onTokenUsed = () => {},
  limits,
  compresses = false,
  now = () => new Date(),
}: ApiOptions): OpenAPIHono {
  const { identify, authorize } = createAuth({ db, ephemeralToken, now, onTokenUsed })
  const site = { ...siteLocales, url: siteUrl }
  const respond = createResponses(db, siteUrl)
  const context: RouteContext = { db, authorize, respond, site }
  const app = new OpenAPIHono({ getPath: routedPath })

  app.use(requestLog(createOperationNames(app), logError, observe))
  app.use(responseHeaders())
  if (compresses) app.use(compression())
  // The response to a preflight repeats a header of the request.
  app.on('OPTIONS', operationPaths, sizeLimits())
  for (const path of operationPaths) app.use(path, crossOrigin())
  app.use(etag({ weak: true, retainedHeaders }))
  app.use(sizeLimits())
  if (limits) app.use(rateLimit(limits, identify))

  for (const routes of [organizationRoutes, jobRoutes, embedRoutes, articleRoutes]) {
    app.route('/api/v1', routes(context))
  }
  registerDescription(app)
  app.route('/api/v1', docsRoutes())
  rejectOtherMethods(app)
  app.notFound((c) => respondWithProblem(c, new ApiProblem('not_found', 'no operation has this URL')))
  app.onError(respondToError)
  return app
}

/** Headers of a 304: the totals of a list can change while a page stays the same, and browsers need CORS for a 304. */
const retainedHeaders = [
  ...RETAINED_304_HEADERS,
  'Access-Control-Allow-Origin',
  'Access-Control-Expose-Headers',
  'Last-Modified',
  'Link',
  'X-Total',
  'X-Total-Pages',
  'X-Per-Page',
  'X-Page',
  'X-Offset',
]

function rejectOtherMethods(app: OpenAPIHono): void {
  for (const path of new Set(app.routes.filter(({ method }) => method === 'GET').map(({ path }) => path))) {
    const allowed = isOperationPath(path) ? 'GET, HEAD, OPTIONS' : 'GET, HEAD'
    app.all(path, () => {
      throw new ApiProblem('method_not_allowed', `only ${allowed} can be used here`, { Allow: allowed })
    })
  }
}
