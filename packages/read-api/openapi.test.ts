import { readFileSync } from 'node:fs'
import { errorWire } from '@vitrine/api-contract/error'
import { blockScopes, operationScopes } from '@vitrine/api-contract/scope'
import { openDatabase } from '@vitrine/content-store/db/connect'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createApp } from './app'
import { formatApiDescription } from './openapi'
import { expectStrict } from './testing/strict-response'

const app = createApp({ db: openDatabase('none'), siteUrl: 'http://localhost' })

const schema = z.looseObject({ description: z.string().optional(), $ref: z.string().optional() })
const operation = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  tags: z.array(z.string()).min(1),
  parameters: z.array(z.looseObject({ name: z.string(), description: z.string(), schema })),
  responses: z.record(z.string(), z.unknown()),
})
const documentSchema = z.object({
  paths: z.record(z.string(), z.object({ get: operation })),
  components: z.object({
    schemas: z.record(z.string(), schema),
    responses: z.record(z.string(), z.unknown()),
  }),
})
const document = documentSchema.parse(JSON.parse(formatApiDescription(app)))
const operations = Object.values(document.paths).map(({ get }) => get)

/** The fields without a description or an example. */
function undocumentedFields(value: unknown, path: string): string[] {
  const { $ref, examples, properties, items, anyOf } = z.looseObject({}).parse(value)
  if ($ref !== undefined || examples !== undefined) return []
  if (items !== undefined) return undocumentedFields(items, `${path}[]`)
  if (Array.isArray(anyOf)) return undocumentedFields(anyOf[0], path)
  if (properties === undefined) return [`${path} has no example`]
  return Object.entries(z.record(z.string(), schema).parse(properties)).flatMap(([name, property]) => [
    ...(property.description === undefined ? [`${path}.${name} has no description`] : []),
    ...undocumentedFields(property, `${path}.${name}`),
  ])
}

test('the committed description equals that of the routes (npm run openapi writes it)', () => {
  expect(readFileSync('packages/api-contract/openapi.json', 'utf8')).toBe(formatApiDescription(app))
})

test('every field has a description and an example', () => {
  const { schemas } = document.components
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining(['Organization', 'Job', 'Embed', 'Article', 'Error']),
  )
  expect(Object.entries(schemas).flatMap(([name, value]) => undocumentedFields(value, name))).toEqual([])
})

describe('every operation', () => {
  test.each(operations)('$operationId: parameters have descriptions and examples', ({ parameters }) => {
    for (const parameter of parameters) {
      expect(parameter.description).not.toBe('')
      expect(parameter.schema.examples, parameter.name).toHaveLength(1)
    }
  })

  test.each(Object.entries(document.paths))(
    'of %s has an example that meets the strict contract',
    (path, { get }) => {
      const success = z.looseObject({
        content: z.record(z.string(), z.looseObject({ example: z.unknown() })),
      })
      const { content } = success.parse(get.responses[200])
      expectStrict(path, 200, JSON.stringify(content['application/json']?.example))
    },
  )

  test.each(operations)(
    '$operationId: the description names the scopes of the operation and of its blocks',
    ({ operationId, description, parameters }) => {
      const needed =
        z.record(z.string(), z.array(z.array(z.string()))).parse(operationScopes)[operationId] ?? []
      for (const scope of needed.flat()) expect(description).toContain(scope)
      const blocks = z
        .record(z.string(), z.record(z.string(), z.array(z.array(z.string()))))
        .parse(blockScopes)
      for (const [block, scopes] of Object.entries(blocks[operationId] ?? {})) {
        const parameter = parameters.find(({ name }) => name === block)
        expect(parameter?.description).toContain(scopes.flat().join(' or '))
      }
    },
  )

  test.each(operations)(
    '$operationId: every error response refers to a component that exists',
    ({ responses }) => {
      for (const status of Object.keys(responses).filter((status) => status !== '200')) {
        expect(responses[status]).toEqual({ $ref: `#/components/responses/${status}` })
        expect(document.components.responses[status]).toBeDefined()
      }
    },
  )
})

/** Requests to an operation that get these statuses before its parameters are read. */
const refused = {
  405: { method: 'DELETE', query: '', headers: {} },
  414: { method: 'GET', query: `?q=${'a'.repeat(9_000)}`, headers: {} },
  431: { method: 'GET', query: '', headers: { 'X-Long': 'a'.repeat(17_000) } },
}

describe.each(Object.keys(document.paths))('%s', (path) => {
  test.each(Object.entries(refused))(
    'responds with %s as its description says',
    async (status, { method, query, headers }) => {
      const described = z.looseObject({ $ref: z.string() })
      expect(described.parse(document.paths[path]?.get.responses[status]).$ref).toMatch(
        new RegExp(`/${status}$`),
      )
      const component = z.looseObject({
        headers: z.record(z.string(), z.unknown()),
        content: z.object({ 'application/json': z.looseObject({ example: errorWire }) }),
      })
      const { content, headers: documented } = component.parse(document.components.responses[status])
      const url = `/api/v1${path.replace('/api/v1', '').replace('{reference}', 'a')}${query}`
      const response = await app.request(url, { method, headers })
      expect(response.status).toBe(Number(status))
      expect(errorWire.parse(await response.json())).toEqual(content['application/json'].example)
      for (const name of Object.keys(documented)) expect(response.headers.has(name), name).toBe(true)
    },
  )
})

describe('the documentation page', () => {
  test('loads only files of its own server', async () => {
    const response = await app.request('/api/v1/docs')
    expect(response.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self';/,
    )
    const html = await response.text()
    expect(html).not.toMatch(/https?:|\/\//)
    const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '')
    expect(files).toHaveLength(5)
    for (const file of files) {
      const { status, headers } = await app.request(new URL(file, 'http://localhost/api/v1/docs').pathname)
      expect([file, status, headers.get('X-Content-Type-Options')]).toEqual([file, 200, 'nosniff'])
    }
  })

  test('has files that a browser can keep and revalidate', async () => {
    const path = '/api/v1/docs/swagger-ui-bundle.js'
    const response = await app.request(path)
    expect(response.headers.get('Cache-Control')).toMatch(/^public, max-age=86400/)
    const headers = { 'If-None-Match': response.headers.get('ETag') ?? '' }
    expect((await app.request(path, { headers })).status).toBe(304)
  })

  test('serves no other file', async () => {
    for (const name of ['index.html', 'package.json', '..%2fpackage.json', 'swagger-ui.css.map', '']) {
      expect((await app.request(`/api/v1/docs/${name}`)).status).toBe(404)
    }
  })
})
