import { operationScopes, type ScopeRequirement } from '@vitrine/api-contract/scope'
import { type ApiError, isApiError } from '@/lib/client/api-error'
import { isApiUnreachable } from '@/lib/client/api-unreachable'
import { isContractError } from '@/lib/client/contract-error'
import { env } from '@/lib/env'
import type { PreviewType } from '@/lib/preview/preview-token'

/** Why a record cannot be shown, by the keys of `Preview.problems` in the messages for editors. */
export type PreviewProblem = {
  kind:
    | 'not-listed'
    | 'not-found'
    | 'unauthorized'
    | 'forbidden'
    | 'missing-scope'
    | 'too-many-requests'
    | 'server-error'
    | 'timeout'
    | 'unreachable'
    | 'invalid-response'
    | 'page-failed'
  /** The scopes that the API token lacks, or of which it lacks one or more (`forbidden`). Empty for other problems. */
  scopes: readonly string[]
  /** The HTTP status of the API's response. Null without a response. */
  status: number | null
}

/** The problem of a record that the API does not have. A hosted API has an article when it is published or scheduled. */
export function missingRecord(type: PreviewType): PreviewProblem {
  return problem(type === 'article' && env.API_BASE_URL !== undefined ? 'not-listed' : 'not-found')
}

/** The site does not send the page of the preview. */
export const failedPage = problem('page-failed')

/** The problem behind an error of a reader. Throws the error again where it says nothing about the API. */
export function toPreviewProblem(error: unknown, type: PreviewType): PreviewProblem {
  if (isApiError(error)) return error.status === 403 ? fromRefusal(error, type) : fromStatus(error.status)
  if (isApiUnreachable(error)) return problem(isTimeout(error.cause) ? 'timeout' : 'unreachable')
  if (isContractError(error)) return problem('invalid-response')
  throw error
}

function fromStatus(status: number): PreviewProblem {
  if (status === 401) return { ...problem('unauthorized'), status }
  if (status === 429) return { ...problem('too-many-requests'), status }
  return { ...problem(status >= 500 ? 'server-error' : 'invalid-response'), status }
}

function problem(kind: PreviewProblem['kind']): PreviewProblem {
  return { kind, scopes: [], status: null }
}

const operations = { article: 'listArticles', job: 'getJob', organization: 'listOrganizations' } as const

/**
 * The token lacks the scope of an operation that needs one only. Of several, it lacks those that the API's text names, unless
 * the text names all: it may then list what the operation needs. A 403 without the code is perhaps not about scopes.
 */
function fromRefusal({ status, code, operation, scopes }: ApiError, type: PreviewType): PreviewProblem {
  const requirement: ScopeRequirement = operationScopes[operations[toType(operation) ?? type]]
  const named = requirement.filter((anyOf) => anyOf.some((scope) => scopes.includes(scope)))
  const isPart = named.length > 0 && named.length < requirement.length
  const isKnown = code === 'invalid_scope' && (requirement.length === 1 || isPart)
  return {
    kind: isKnown ? 'missing-scope' : 'forbidden',
    scopes: (isKnown && isPart ? named : requirement).map((anyOf) => anyOf[0] ?? ''),
    status,
  }
}

/** The type of the records that an operation reads, by its name: a job's preview reads its organization too. */
function toType(operation: string): PreviewType | null {
  if (operation === 'articles list') return 'article'
  if (operation === 'organizations list') return 'organization'
  return operation.startsWith('job ') ? 'job' : null
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof Error && /limit of \d+ ms|timeout/i.test(`${cause.name} ${cause.message}`)
}
