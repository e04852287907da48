import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { articlesQuery, articleWire } from '@vitrine/api-contract/article'
import { operationScopes } from '@vitrine/api-contract/scope'
import { z } from 'zod'
import { listArticles } from '#queries/articles'
import { rejectInvalid } from '#validation'
import { articleToWire } from '#wire/article'
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

export function articleRoutes({ db, authorize, respond, media, site }: RouteContext): OpenAPIHono {
  return new OpenAPIHono({ defaultHook: rejectInvalid }).openapi(route, async (c) => {
    const query = c.req.valid('query')
    await authorize(c, operationScopes.listArticles)
    return respond(c, articlesWire, ['articles', query], async () => {
      const { items, total } = await listArticles(db, query)
      const body = items.map(({ article, parts }) => articleToWire(article, parts, media, site))
      return { body, page: { paging: query, total } }
    })
  })
}
