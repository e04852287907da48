import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import {
  type OrganizationsQuery,
  organizationFilters,
  organizationsQuery,
  organizationWire,
} from '@vitrine/api-contract/organization'
import { blockScopes, operationScopes } from '@vitrine/api-contract/scope'
import { listOrganizations } from '@vitrine/content-store/queries/organizations'
import { type JsonObject, parseObject } from '@vitrine/content-store/records/json'
import { z } from 'zod'
import { expectExactlyOne, rejectInvalid } from '#validation'
import type { RouteContext } from './context'
import {
  describeScopes,
  errorResponses,
  lastModifiedDescription,
  pageHeaderDescriptions,
  securityOf,
} from './documentation'

const organizationsWire = z.array(organizationWire)
const extraScopes = blockScopes.listOrganizations

const route = createRoute({
  method: 'get',
  path: '/external/organizations',
  operationId: 'listOrganizations',
  tags: ['Organizations'],
  summary: 'List organizations',
  description: [
    `Exactly one of ${organizationFilters.join(', ')} must be given.`,
    describeScopes(operationScopes.listOrganizations, extraScopes),
  ].join(' '),
  ...securityOf(operationScopes.listOrganizations),
  request: { query: organizationsQuery },
  responses: {
    200: {
      description: 'One page of organizations, ordered by name',
      headers: { ...pageHeaderDescriptions, ...lastModifiedDescription },
      content: { 'application/json': { schema: organizationsWire } },
    },
    ...errorResponses(304, 400, 401, 403, 405, 414, 429, 431, 500, 503),
  },
})

export function organizationRoutes({ db, authorize, respond }: RouteContext): OpenAPIHono {
  return new OpenAPIHono({ defaultHook: rejectInvalid }).openapi(route, async (c) => {
    const query = c.req.valid('query')
    expectExactlyOne(organizationFilters, query)
    await authorize(
      c,
      operationScopes.listOrganizations,
      query.offices ? extraScopes.offices : [],
      query.images ? extraScopes.images : [],
      query.videos ? extraScopes.videos : [],
    )
    return respond<z.input<typeof organizationsWire>>(c, async () => {
      const { items, total } = await listOrganizations(db, query)
      const organizations = items.map((record) => selectBlocks(parseObject(record), query))
      return {
        json: JSON.stringify(organizations),
        page: { paging: query, total },
        updatedAt: organizations.map(({ updated_at }) => updated_at),
      }
    })
  })
}

function selectBlocks(
  { offices, images, videos, ...organization }: JsonObject,
  blocks: OrganizationsQuery,
): JsonObject {
  return {
    ...organization,
    ...(blocks.offices && { offices }),
    ...(blocks.images && { images }),
    ...(blocks.videos && { videos }),
  }
}
