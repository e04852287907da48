import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { type JobQuery, type JobWire, jobParams, jobQuery, jobWire } from '@vitrine/api-contract/job'
import { blockScopes, operationScopes } from '@vitrine/api-contract/scope'
import { getJob } from '@vitrine/content-store/queries/jobs'
import { type JsonObject, parseObject, toObjects } from '@vitrine/content-store/records/json'
import { ApiProblem } from '#api-problem'
import { rejectInvalid } from '#validation'
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

export function jobRoutes({ db, authorize, respond }: RouteContext): OpenAPIHono {
  return new OpenAPIHono({ defaultHook: rejectInvalid }).openapi(route, async (c) => {
    const { reference } = c.req.valid('param')
    const blocks = c.req.valid('query')
    await authorize(
      c,
      operationScopes.getJob,
      blocks.office ? extraScopes.office : [],
      blocks.candidates_count ? extraScopes.candidates_count : [],
    )
    return respond<JobWire>(c, async () => {
      const json = await getJob(db, reference)
      if (json === null) throw new ApiProblem('not_found', 'there is no such job')
      const job = selectBlocks(parseObject(json), blocks)
      return { json: JSON.stringify(job), updatedAt: [job.updated_at] }
    })
  })
}

/** `candidates_count` of the job and of each stage is internal, so it needs its own block and scope. */
function selectBlocks(stored: JsonObject, blocks: JobQuery): JsonObject {
  const { stages, candidates_count, application_fields, organization, websites, office, offices, ...job } =
    stored
  const stagesOfResponse = toObjects(stages).map(({ candidates_count, ...stage }) =>
    blocks.candidates_count ? { ...stage, candidates_count } : stage,
  )
  return {
    ...job,
    ...(blocks.stages && stages !== null && stages !== undefined && { stages: stagesOfResponse }),
    ...(blocks.candidates_count && { candidates_count }),
    ...(blocks.application_fields && { application_fields }),
    ...(blocks.organization && { organization }),
    ...(blocks.websites && { websites }),
    ...(blocks.office && { office, offices }),
  }
}
