import type { ScopeRequirement } from '@vitrine/api-contract/scope'

/** References to the error responses and to 304, which openapi-responses.ts defines. */
export function errorResponses(...statuses: readonly number[]): Record<string, { $ref: string }> {
  return Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]))
}

const header = (description: string, type: 'string' | 'integer', example: string | number) => ({
  description,
  schema: { type, examples: [example] },
})

/** The headers of every successful response. */
export const responseHeaderDescriptions = {
  'X-Request-Id': header(
    'Id of the request in the logs: the value of the request header, or a new id',
    'string',
    '7f9c2d64-3f0e-4a53-9f0e-0c3f1f6f2f5a',
  ),
  ETag: header('Version of the response, for If-None-Match', 'string', 'W/"0a1b2c"'),
}

export const lastModifiedDescription = {
  'Last-Modified': header(
    'Newest updated_at of the response; use the ETag for conditional requests',
    'string',
    'Mon, 02 Mar 2026 08:00:00 GMT',
  ),
}

/** The headers of a list. */
export const pageHeaderDescriptions = {
  ...responseHeaderDescriptions,
  'X-Total': header('Number of records on all pages', 'integer', 41),
  'X-Total-Pages': header('Number of pages', 'integer', 3),
  'X-Per-Page': header('Records per page', 'integer', 20),
  'X-Page': header('Number of this page, from 1', 'integer', 2),
  'X-Offset': header('Number of records before this page', 'integer', 20),
  Link: header(
    'URLs of the first, previous, next and last page',
    'string',
    '</api/v1/external/cms/articles/all?page=1>; rel="first"',
  ),
}

/**
 * The `security` of an operation, and its scopes in `x-scopes`: the token needs one scope of each inner list. OpenAPI
 * has scopes only for OAuth.
 */
export function securityOf(requirement: ScopeRequirement) {
  return { security: [{ bearer: [] }], 'x-scopes': requirement }
}

/** Scopes as a sentence, such as ``Needs jobs_r or jobs_rw; with `office` also offices_r.`` */
export function describeScopes(
  scopes: ScopeRequirement,
  blocks: Record<string, ScopeRequirement> = {},
): string {
  const toText = (requirement: ScopeRequirement) =>
    requirement.map((anyOf) => anyOf.join(' or ')).join(' and ')
  const extras = Object.entries(blocks).map(([block, needed]) => `; with \`${block}\` also ${toText(needed)}`)
  return `Needs ${toText(scopes)}${extras.join('')}.`
}
