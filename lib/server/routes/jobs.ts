import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { jobParams, jobQuery, jobWire } from '@/lib/contract/job'
import { blockScopes, operationScopes } from '@/lib/contract/scope'
import { answer } from '@/lib/server/answer'
import { ApiProblem } from '@/lib/server/api-problem'
import { getJob } from '@/lib/server/queries/jobs'
import { refuseInvalid } from '@/lib/server/validation'
import { jobToWire } from '@/lib/server/wire/job'
import type { RouteContext } from './context'
import { describeScopes, errorResponses } from './documentation'

const extraScopes = blockScopes.getJob

const route = createRoute({
  method: 'get',
  path: '/external/jobs/{reference}',
  operationId: 'getJob',
  summary: 'Retrieve a job',
  description: describeScopes(operationScopes.getJob, extraScopes),
  security: [{ bearer: [] }],
  request: { params: jobParams, query: jobQuery },
  responses: {
    200: { description: 'The job, of any status', content: { 'application/json': { schema: jobWire } } },
    ...errorResponses(400, 401, 403, 404, 503),
  },
})

export function jobRoutes({ db, authorize, media }: RouteContext): OpenAPIHono {
  return new OpenAPIHono({ defaultHook: refuseInvalid }).openapi(route, async (c) => {
    const { reference } = c.req.valid('param')
    const blocks = c.req.valid('query')
    await authorize(
      c.req.header('Authorization'),
      operationScopes.getJob,
      blocks.office ? extraScopes.office : [],
      blocks.candidates_count ? extraScopes.candidates_count : [],
    )
    const found = await getJob(db, reference)
    if (!found) throw new ApiProblem('not_found', 'there is no such job')
    return answer(c, jobWire, jobToWire(found.job, found.organization, found.sites, blocks, media))
  })
}
