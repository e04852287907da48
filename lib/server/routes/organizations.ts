import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { z } from 'zod'
import { organizationFilters, organizationsQuery, organizationWire } from '@/lib/contract/organization'
import { blockScopes, operationScopes } from '@/lib/contract/scope'
import { listOrganizations } from '@/lib/server/queries/organizations'
import { expectExactlyOne, refuseInvalid } from '@/lib/server/validation'
import { organizationToWire } from '@/lib/server/wire/organization'
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
      description: 'One page of organizations, by name',
      headers: { ...pageHeaderDescriptions, ...lastModifiedDescription },
      content: { 'application/json': { schema: organizationsWire } },
    },
    ...errorResponses(304, 400, 401, 403, 429, 500, 503),
  },
})

export function organizationRoutes({ db, authorize, answers, media }: RouteContext): OpenAPIHono {
  return new OpenAPIHono({ defaultHook: refuseInvalid }).openapi(route, async (c) => {
    const query = c.req.valid('query')
    expectExactlyOne(organizationFilters, query)
    await authorize(
      c,
      operationScopes.listOrganizations,
      query.offices ? extraScopes.offices : [],
      query.images ? extraScopes.images : [],
      query.videos ? extraScopes.videos : [],
    )
    return answers(c, organizationsWire, ['organizations', query], async () => {
      const { items, total } = await listOrganizations(db, query)
      const body = items.map(({ organization, sites }) =>
        organizationToWire(organization, sites, query, media),
      )
      return {
        body,
        page: { paging: query, total },
        changes: body.map((organization) => organization.updated_at),
      }
    })
  })
}
