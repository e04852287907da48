import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { articlesQuery, articleWire } from '@vitrine/api-contract/article'
import { operationScopes } from '@vitrine/api-contract/scope'
import { z } from 'zod'
import { withPageUrl } from '#article-url'
import { listArticlesOfQuery } from '#list-articles'
import { rejectInvalid } from '#validation'
import type { RouteContext } from './context'
import { describeScopes, errorResponses, pageHeaderDescriptions, securityOf } from './documentation'

const articlesWire = z.array(articleWire)

const route = createRoute({
  method: 'get',
  path: '/external/cms/articles/all',
  operationId: 'listArticles',
  tags: ['Articles'],
  summary: 'List media articles',
  description: describeScopes(operationScopes.listArticles),
  ...securityOf(operationScopes.listArticles),
  request: { query: articlesQuery },
  responses: {
    200: {
      description: 'One page of articles, scheduled ones included',
      headers: pageHeaderDescriptions,
      content: { 'application/json': { schema: articlesWire } },
    },
    ...errorResponses(304, 400, 401, 403, 405, 414, 429, 431, 500, 503),
  },
})

export function articleRoutes({ db, authorize, respond, site }: RouteContext): OpenAPIHono {
  return new OpenAPIHono({ defaultHook: rejectInvalid }).openapi(route, async (c) => {
    const query = c.req.valid('query')
    await authorize(c, operationScopes.listArticles)
    return respond<z.input<typeof articlesWire>>(c, async () => {
      const { items, total } = await listArticlesOfQuery(db, query)
      const records = items.map(({ record, hasUrl }) => (hasUrl ? record : withPageUrl(record, site)))
      return { json: `[${records.join(',')}]`, page: { paging: query, total } }
    })
  })
}
