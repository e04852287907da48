import { OpenAPIHono } from '@hono/zod-openapi'
import { cors } from 'hono/cors'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { ApiProblem } from './api-problem'
import { createAuth } from './auth'
import type { Db } from './db/connect'
import { createErrorHandler, type LogError, respondWithProblem } from './error-handler'
import { compression } from './middleware/compression'
import { type RateLimits, rateLimit } from './middleware/rate-limit'
import { type AnsweredRequest, requestLog } from './middleware/request-log'
import { answerHeaders } from './middleware/response-headers'
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
import { createMedia } from './wire/media'

export type ApiOptions = {
  db: Db
  /** The address under which the files of the site are served, for images that the content names with a `/`. */
  siteUrl: string
  /** Accepted beside the stored tokens. */
  ephemeralToken?: EphemeralToken
  /** Told of every failure that is ours. */
  logError?: LogError
  /** Told of every request when it was answered. */
  observe?: (request: AnsweredRequest) => void
  /** Told of the digest of every stored token that was accepted. */
  onTokenUsed?: (hash: string, at: Date) => void
  /** Without them requests are not counted. */
  limits?: RateLimits
  /** For a server that stands alone; Next compresses what it serves. */
  compresses?: boolean
  now?: () => Date
}

const embedPath = '/api/v1/embed/*'

/** The Read API. Its `fetch` answers every request, whatever happens; it never throws. */
export function createApp({
  db,
  siteUrl,
  ephemeralToken,
  logError = console.error,
  observe,
  onTokenUsed = () => {},
  limits,
  compresses = false,
  now = () => new Date(),
}: ApiOptions): OpenAPIHono {
  const { identify, authorize } = createAuth({ db, ephemeralToken, now, onTokenUsed })
  const context: RouteContext = { db, authorize, respond: createResponses(db), media: createMedia(siteUrl) }
  const app = new OpenAPIHono()

  app.use(requestLog(createOperationNames(app), observe))
  app.use(answerHeaders())
  if (compresses) app.use(compression())
  app.use(embedPath, cors({ origin: '*', allowMethods: ['GET', 'HEAD', 'OPTIONS'], maxAge: 86_400 }))
  app.use(etag({ weak: true, retainedHeaders: keptWhenNotModified }))
  app.use(sizeLimits())
  if (limits) app.use(rateLimit(limits, identify))

  for (const routes of [organizationRoutes, jobRoutes, embedRoutes, articleRoutes]) {
    app.route('/api/v1', routes(context))
  }
  registerDescription(app)
  app.route('/api/v1', docsRoutes())
  refuseOtherMethods(app)
  app.notFound((c) => respondWithProblem(c, new ApiProblem('not_found', 'there is nothing at this address')))
  app.onError(createErrorHandler(logError))
  return app
}

/** Counts can change while the page they belong to does not, and browsers must be let read a 304 as well. */
const keptWhenNotModified = [
  ...RETAINED_304_HEADERS,
  'Access-Control-Allow-Origin',
  'Last-Modified',
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
