import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { z } from 'zod'
import { organizationFilters, organizationsQuery, organizationWire } from '@/lib/contract/organization'
import { blockScopes, operationScopes } from '@/lib/contract/scope'
import { answer } from '@/lib/server/answer'
import { pageHeaders } from '@/lib/server/paging'
import { listOrganizations } from '@/lib/server/queries/organizations'
import { expectExactlyOne, refuseInvalid } from '@/lib/server/validation'
import { organizationToWire } from '@/lib/server/wire/organization'
import type { RouteContext } from './context'
import { describeScopes, errorResponses, pageHeaderDescriptions } from './documentation'

const organizationsWire = z.array(organizationWire)
const extraScopes = blockScopes.listOrganizations

const route = createRoute({
  method: 'get',
  path: '/external/organizations',
  operationId: 'listOrganizations',
  summary: 'List organizations',
  description: [
    `Exactly one of ${organizationFilters.join(', ')} must be given.`,
    describeScopes(operationScopes.listOrganizations, extraScopes),
  ].join(' '),
  security: [{ bearer: [] }],
  request: { query: organizationsQuery },
  responses: {
    200: {
      description: 'One page of organizations, by name',
      headers: pageHeaderDescriptions,
      content: { 'application/json': { schema: organizationsWire } },
    },
    ...errorResponses(400, 401, 403, 503),
  },
})

export function organizationRoutes({ db, authorize, media }: RouteContext): OpenAPIHono {
  return new OpenAPIHono({ defaultHook: refuseInvalid }).openapi(route, async (c) => {
    const query = c.req.valid('query')
    expectExactlyOne(organizationFilters, query)
    await authorize(
      c.req.header('Authorization'),
      operationScopes.listOrganizations,
      query.offices ? extraScopes.offices : [],
      query.images ? extraScopes.images : [],
      query.videos ? extraScopes.videos : [],
    )
    const { items, total } = await listOrganizations(db, query)
    for (const [name, value] of Object.entries(pageHeaders(c.req.url, query, total))) c.header(name, value)
    const toWire = (item: (typeof items)[number]) =>
      organizationToWire(item.organization, item.sites, query, media)
    return answer(c, organizationsWire, items.map(toWire))
  })
}
