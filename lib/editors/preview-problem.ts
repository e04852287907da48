import { operationScopes, type ScopeRequirement } from '@vitrine/api-contract/scope'
import { ApiBusy } from '@/lib/client/api-busy'
import { ApiError } from '@/lib/client/api-error'
import { ApiUnreachable } from '@/lib/client/api-unreachable'
import { ContractError } from '@/lib/client/contract-error'
import type { PreviewType } from '@/lib/preview/preview-token'

/** Why a record cannot be shown, by the keys of `Preview.problems` in the messages for editors. */
export type PreviewProblem = {
  kind:
    | 'not-listed'
    | 'not-found'
    | 'unauthorized'
    | 'forbidden'
    | 'too-many-requests'
    | 'server-error'
    | 'timeout'
    | 'unreachable'
    | 'invalid-response'
    | 'busy'
    | 'page-failed'
  /** The scopes of which the API token lacks one or more. Empty for other problems. */
  scopes: readonly string[]
  /** The HTTP status of the API's response. Null without a response. */
  status: number | null
}

/** The problem of a record that the API does not have. */
export function missingRecord(type: PreviewType): PreviewProblem {
  return problem(type === 'article' ? 'not-listed' : 'not-found')
}

/** The site does not send the page of the preview. */
export const failedPage = problem('page-failed')

/** The problem behind an error of a reader. Throws the error again where it says nothing about the API. */
export function toPreviewProblem(error: unknown, type: PreviewType): PreviewProblem {
  if (error instanceof ApiError) return fromStatus(error.status, type)
  if (error instanceof ApiUnreachable) return fromCause(error.cause, type)
  if (error instanceof ContractError) return problem('invalid-response')
  if (error instanceof ApiBusy) return problem('busy')
  throw error
}

/**
 * After repeated failures no request is sent for a while, and the cause is the error of an earlier one. That can be an
 * `ApiError` of another bundle, which is no instance of the class here.
 */
function fromCause(cause: unknown, type: PreviewType): PreviewProblem {
  const status = cause instanceof Error && 'status' in cause ? Number(cause.status) : Number.NaN
  if (status >= 500) return fromStatus(status, type)
  return problem(isTimeout(cause) ? 'timeout' : 'unreachable')
}

function fromStatus(status: number, type: PreviewType): PreviewProblem {
  if (status === 401) return { ...problem('unauthorized'), status }
  if (status === 403) return { ...problem('forbidden'), status, scopes: scopesOf(type) }
  if (status === 429) return { ...problem('too-many-requests'), status }
  return { ...problem(status >= 500 ? 'server-error' : 'invalid-response'), status }
}

function problem(kind: PreviewProblem['kind']): PreviewProblem {
  return { kind, scopes: [], status: null }
}

const operations = { article: 'listArticles', job: 'getJob', organization: 'listOrganizations' } as const

/** The scopes that reading a record of a type needs. The API does not say which of them the token lacks. */
function scopesOf(type: PreviewType): string[] {
  const requirement: ScopeRequirement = operationScopes[operations[type]]
  return requirement.map((alternatives) => alternatives[0] ?? '')
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof Error && /limit of \d+ ms|timeout/i.test(`${cause.name} ${cause.message}`)
}
