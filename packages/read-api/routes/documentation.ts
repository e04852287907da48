import type { ScopeRequirement } from '@vitrine/api-contract/scope'

/** The errors of an operation, and 304, for its description; `lib/server/openapi.ts` has the responses themselves. */
export function errorResponses(...statuses: readonly number[]): Record<string, { $ref: string }> {
  return Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]))
}

const header = (description: string, type: 'string' | 'integer', example: string | number) => ({
  description,
  schema: { type, examples: [example] },
})

/** The headers of every success, for its description. */
export const answerHeaderDescriptions = {
  'X-Request-Id': header(
    'The id of the request in the logs: that of the request header, else a new one',
    'string',
    '7f9c2d64-3f0e-4a53-9f0e-0c3f1f6f2f5a',
  ),
  ETag: header('For If-None-Match', 'string', 'W/"0a1b2c"'),
}

export const lastModifiedDescription = {
  'Last-Modified': header(
    'The newest updated_at shown; use the ETag to ask again',
    'string',
    'Mon, 02 Mar 2026 08:00:00 GMT',
  ),
}

/** The headers of a list, for its description. */
export const pageHeaderDescriptions = {
  ...answerHeaderDescriptions,
  'X-Total': header('Number of records in all', 'integer', 41),
  'X-Total-Pages': header('Number of pages', 'integer', 3),
  'X-Per-Page': header('Records per page', 'integer', 20),
  'X-Page': header('Number of this page, from 1', 'integer', 2),
  'X-Offset': header('Number of records before this page', 'integer', 20),
  Link: header(
    'Addresses of the first, previous, next and last page',
    'string',
    '</api/v1/external/cms/articles/all?page=1>; rel="first"',
  ),
}

/**
 * That an operation needs a token, and of which scopes: one of each inner list. OpenAPI has scopes for OAuth alone, so
 * that they stand beside `security`, for programs, and in the description, for people.
 */
export function securityOf(requirement: ScopeRequirement) {
  return { security: [{ bearer: [] }], 'x-scopes': requirement }
}

/** Scopes in words: `Needs jobs_r or jobs_rw; with office also offices_r.` */
export function describeScopes(
  scopes: ScopeRequirement,
  blocks: Record<string, ScopeRequirement> = {},
): string {
  const inWords = (requirement: ScopeRequirement) =>
    requirement.map((anyOf) => anyOf.join(' or ')).join(' and ')
  const extras = Object.entries(blocks).map(
    ([block, needed]) => `; with \`${block}\` also ${inWords(needed)}`,
  )
  return `Needs ${inWords(scopes)}${extras.join('')}.`
}
