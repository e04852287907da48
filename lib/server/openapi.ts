import type { OpenAPIHono } from '@hono/zod-openapi'

/** The OpenAPI document of the app's routes. */
export function describeApi(app: OpenAPIHono): ReturnType<OpenAPIHono['getOpenAPI31Document']> {
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Recruitment content and organization Read API',
      version: '1',
      description: 'Organizations, jobs and articles, read only.',
    },
  })
}

/** The document as it is committed. */
export function formatApiDescription(app: OpenAPIHono): string {
  return `${JSON.stringify(describeApi(app), null, 2)}\n`
}
