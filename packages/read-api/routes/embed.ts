import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { type EmbedQuery, type EmbedWire, embedQuery, embedWire } from '@vitrine/api-contract/embed'
import type { Paging } from '@vitrine/content-store/paging'
import { type EmbedParts, getEmbed } from '@vitrine/content-store/queries/jobs'
import { ApiProblem } from '#api-problem'
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
      description:
        'The organization with its published jobs, newest first. With `page` or `per_page`, also with the headers of a list',
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
      const paging = pagingOf(query)
      const found = await getEmbed(db, query, paging)
      if (!found) throw new ApiProblem('not_found', 'there is no such organization')
      const page = paging ? { paging: { ...query, ...paging }, total: found.jobs.total } : undefined
      return { json: toJson(found), page }
    })
  })
}

/** Null if the request asks for the whole list, as the description has it. */
function pagingOf({ page, per_page }: EmbedQuery): Paging | null {
  return page === undefined && per_page === undefined ? null : { page: page ?? 1, per_page: per_page ?? 100 }
}

/** The stored parts are put together as texts: an organization can have thousands of jobs. */
function toJson({ embed, jobs }: EmbedParts): string {
  return `${embed.slice(0, -1)},"jobs":[${jobs.items.join(',')}]}`
}
