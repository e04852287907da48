import { errorWire } from '@/lib/contract/error'
import type { ScopeRequirement } from '@/lib/contract/scope'

const meanings = {
  400: 'A parameter is missing or invalid',
  401: 'No valid access token',
  403: 'The token lacks a scope',
  404: 'There is no such record',
  503: 'The database is away; try again later',
} as const

/** The errors of an operation, for its description. */
export function errorResponses(...statuses: (keyof typeof meanings)[]) {
  const content = { 'application/json': { schema: errorWire } }
  return Object.fromEntries(statuses.map((status) => [status, { description: meanings[status], content }]))
}

/** The headers of a list, for its description. */
export const pageHeaderDescriptions = Object.fromEntries(
  Object.entries({
    'X-Total': 'Number of records in all',
    'X-Total-Pages': 'Number of pages',
    'X-Per-Page': 'Records per page',
    'X-Page': 'Number of this page, from 1',
    'X-Offset': 'Number of records before this page',
    Link: 'Addresses of the first, previous, next and last page',
  }).map(([name, description]) => [
    name,
    { description, schema: { type: name === 'Link' ? ('string' as const) : ('integer' as const) } },
  ]),
)

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
