import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { type EmbedWire, embedQuery, embedWire } from '@vitrine/api-contract/embed'
import { ApiProblem } from '#api-problem'
import { type FoundEmbed, getEmbed } from '@vitrine/content-store/queries/jobs'
import { rejectInvalid } from '#validation'
import type { RouteContext } from './context'
import { errorResponses, responseHeaderDescriptions } from './documentation'

const route = createRoute({
  method: 'get',
  path: '/embed',
  operationId: 'getEmbed',
  tags: ['Embed'],
  summary: 'The public jobs and websites of one organization',
  description: 'For widgets on career sites, from any origin. Needs no token.',
  security: [],
  request: { query: embedQuery },
  responses: {
    200: {
      description: 'The organization with its published jobs, newest first',
      headers: responseHeaderDescriptions,
      content: { 'application/json': { schema: embedWire } },
    },
    ...errorResponses(304, 400, 404, 405, 414, 429, 431, 500, 503),
  },
})

export function embedRoutes({ db, respond }: RouteContext): OpenAPIHono {
  return new OpenAPIHono({ defaultHook: rejectInvalid }).openapi(route, async (c) => {
    const query = c.req.valid('query')
    return respond<EmbedWire>(c, async () => {
      const found = await getEmbed(db, query, null)
      if (!found) throw new ApiProblem('not_found', 'there is no such organization')
      return { json: toJson(found) }
    })
  })
}

/** The stored parts are put together as texts: an organization can have thousands of jobs. */
function toJson({ embed, jobs }: FoundEmbed): string {
  return `${embed.slice(0, -1)},"jobs":[${jobs.items.join(',')}]}`
}
