import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { jobParams, jobQuery, jobWire } from '@vitrine/api-contract/job'
import { blockScopes, operationScopes } from '@vitrine/api-contract/scope'
import { ApiProblem } from '#api-problem'
import { getJob } from '#queries/jobs'
import { rejectInvalid } from '#validation'
import { jobToWire } from '#wire/job'
import type { RouteContext } from './context'
import {
  describeScopes,
  errorResponses,
  lastModifiedDescription,
  responseHeaderDescriptions,
  securityOf,
} from './documentation'

const extraScopes = blockScopes.getJob

const route = createRoute({
  method: 'get',
  path: '/external/jobs/{reference}',
  operationId: 'getJob',
  tags: ['Jobs'],
  summary: 'Retrieve a job',
  description: describeScopes(operationScopes.getJob, extraScopes),
  ...securityOf(operationScopes.getJob),
  request: { params: jobParams, query: jobQuery },
  responses: {
    200: {
      description: 'The job, of any status',
      headers: { ...responseHeaderDescriptions, ...lastModifiedDescription },
      content: { 'application/json': { schema: jobWire } },
    },
    ...errorResponses(304, 400, 401, 403, 404, 405, 414, 429, 431, 500, 503),
  },
})

export function jobRoutes({ db, authorize, respond, media }: RouteContext): OpenAPIHono {
  return new OpenAPIHono({ defaultHook: rejectInvalid }).openapi(route, async (c) => {
    const { reference } = c.req.valid('param')
    const blocks = c.req.valid('query')
    await authorize(
      c,
      operationScopes.getJob,
      blocks.office ? extraScopes.office : [],
      blocks.candidates_count ? extraScopes.candidates_count : [],
    )
    return respond(c, jobWire, ['job', reference, blocks], async () => {
      const found = await getJob(db, reference)
      if (!found) throw new ApiProblem('not_found', 'there is no such job')
      const body = jobToWire(found.job, found.organization, found.sites, blocks, media)
      return { body, updatedAt: [body.updated_at] }
    })
  })
}
