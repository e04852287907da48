import type { OpenAPIHono } from '@hono/zod-openapi'
import { errorWire } from '@vitrine/api-contract/error'
import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import { z } from 'zod'
import { exampleOf, type SchemaKeywords, schemaKeywords } from './openapi-examples'
import { errorComponents } from './openapi-responses'

type ApiDescription = typeof head & { paths: object; components: object }

const schemaPath = '#/components/schemas/'

/** The OpenAPI document of the app's routes. */
function describeApi(app: OpenAPIHono): ApiDescription {
  const schemas = nameSchemas()
  const { paths = {}, components = {} } = app.getOpenAPI31Document(head)
  for (const path of Object.values(paths)) {
    const { content } = path.get?.responses?.[200] ?? {}
    content['application/json'].example = exampleOf(content['application/json'].schema, schemas)
  }
  const { securitySchemes } = components
  return { ...head, paths, components: { securitySchemes, responses: errorComponents, schemas } }
}

const head = {
  openapi: '3.1.0',
  info: {
    title: 'Recruitment content and organization Read API',
    version: '1',
    description: [
      'Organizations, jobs and articles, read only. Every operation is a GET and responds with JSON.',
      'Parameters that are not described are ignored; an invalid value of a described one is a 400 that names it.',
      'Parameters are validated before the token, and the token before any record is read.',
      'References are case-sensitive, and a path can end with a slash.',
      'Scripts of every origin can call every operation: preflight requests need no token, and every response can be read.',
    ].join(' '),
    license: { name: 'MIT', identifier: 'MIT' },
    contact: { name: 'Vitrine' },
  },
  // Relative to /api/v1/openapi.json, so that it is right wherever the API is mounted.
  servers: [{ url: '../..', description: 'The server of this description' }],
  tags: [
    { name: 'Organizations', description: 'Employers, for partners' },
    { name: 'Jobs', description: 'One job by its reference' },
    { name: 'Embed', description: 'Public jobs of one organization, without a token' },
    { name: 'Articles', description: 'Media articles' },
  ],
}

/** Every named schema of the contract. None is closed, because clients have to accept further fields. */
function nameSchemas(): Record<string, SchemaKeywords> {
  // Loads the error schemas into the registry, whatever other modules import.
  errorWire.meta()
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    io: 'input',
    uri: (id) => `${schemaPath}${id}`,
    override: ({ jsonSchema }) => {
      // Patterns repeat the formats and descriptions, and these bounds are those of any safe integer.
      delete jsonSchema.pattern
      delete jsonSchema.propertyNames
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  })
  const named = Object.entries(schemas).filter(([name]) => name !== '__shared')
  return Object.fromEntries(
    named
      .map(([name, { $id, $schema, id, ...schema }]): [string, SchemaKeywords] => [
        name,
        schemaKeywords.parse(schema),
      ])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** Adds the security scheme, and serves the document. */
export function registerDescription(app: OpenAPIHono): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description:
      'An access token, in the Authorization header only. Its scopes decide which operations and blocks it allows.',
  })
  let text: string | undefined
  app.get('/api/v1/openapi.json', (c) => {
    text ??= JSON.stringify(describeApi(app))
    return c.body(text, 200, { 'Content-Type': 'application/json' })
  })
}

/** The document as committed in packages/api-contract/openapi.json. */
export function formatApiDescription(app: OpenAPIHono): string {
  return `${JSON.stringify(describeApi(app), null, 2)}\n`
}

/** Returns the operation id of the route that matched a request, or `none` if the route has none. */
export function createOperationNames(app: OpenAPIHono): (c: Context) => string {
  let names: ReadonlyMap<string, string> | undefined
  return (c) => {
    names ??= new Map(
      app.openAPIRegistry.definitions.flatMap((definition) =>
        definition.type === 'route' && definition.route.operationId !== undefined
          ? [[definition.route.path.replace(/{(.+?)}/g, ':$1'), definition.route.operationId]]
          : [],
      ),
    )
    const path = matchedRoutes(c).at(-1)?.path ?? ''
    return names.get(path) ?? 'none'
  }
}
