import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { type EmbedWire, embedQuery, embedWire } from '@/lib/contract/embed'
import { ApiProblem } from '@/lib/server/api-problem'
import { getEmbed } from '@/lib/server/queries/embed'
import { createRemember } from '@/lib/server/queries/remember'
import { refuseInvalid } from '@/lib/server/validation'
import { embedToWire } from '@/lib/server/wire/embed'
import type { RouteContext } from './context'
import { answerHeaderDescriptions, errorResponses } from './documentation'

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
      headers: answerHeaderDescriptions,
      content: { 'application/json': { schema: embedWire } },
    },
    ...errorResponses(304, 400, 404, 429, 500, 503),
  },
})

// A published plugin asks with a final slash (field notes 8).
const withFinalSlash = createRoute({ ...route, path: '/embed/', hide: true })

/** Anybody may ask as often as they like, and an organization with thousands of jobs takes long to write. */
const maxRememberedJobs = 10_000

export function embedRoutes({ db }: RouteContext): OpenAPIHono {
  const app = new OpenAPIHono({ defaultHook: refuseInvalid })
  const remembered = createRemember<EmbedWire>(maxRememberedJobs, ({ jobs }) => jobs.length + 1)
  for (const each of [route, withFinalSlash]) {
    app.openapi(each, async (c) => {
      const reference = c.req.valid('query').organization_reference
      const embed = await remembered(db, reference, async () => {
        const found = await getEmbed(db, reference)
        if (!found) throw new ApiProblem('not_found', 'there is no such organization')
        return embedWire.parse(embedToWire(found.organization, found.jobs, found.sites))
      })
      return c.json(embed, 200)
    })
  }
  return app
}
