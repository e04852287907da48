import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { z } from 'zod'
import { organizationFilters, organizationsQuery, organizationWire } from '@/lib/contract/organization'
import { blockScopes, operationScopes } from '@/lib/contract/scope'
import { answer } from '@/lib/server/answer'
import { setLastModified } from '@/lib/server/last-modified'
import { pageHeaders } from '@/lib/server/paging'
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

export function organizationRoutes({ db, authorize, media }: RouteContext): OpenAPIHono {
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
    const { items, total } = await listOrganizations(db, query)
    for (const [name, value] of Object.entries(pageHeaders(c.req.url, query, total))) c.header(name, value)
    const toWire = (item: (typeof items)[number]) =>
      organizationToWire(item.organization, item.sites, query, media)
    const organizations = items.map(toWire)
    setLastModified(
      c,
      organizations.map((organization) => organization.updated_at),
    )
    return answer(c, organizationsWire, organizations)
  })
}
