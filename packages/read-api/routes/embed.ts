import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { embedQuery, embedWire } from '@vitrine/api-contract/embed'
import { ApiProblem } from '#api-problem'
import { getEmbed } from '#queries/embed'
import { rejectInvalid } from '#validation'
import { embedToWire } from '#wire/embed'
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
    const reference = c.req.valid('query').organization_reference
    return respond(c, embedWire, ['embed', reference], async () => {
      const found = await getEmbed(db, reference)
      if (!found) throw new ApiProblem('not_found', 'there is no such organization')
      return { body: embedToWire(found.organization, found.jobs, found.sites) }
    })
  })
}
