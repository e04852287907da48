import type { ReadKind } from '@vitrine/content-store/queries/reads'
import { ApiError } from '@/lib/client/api-error'
import { ApiUnreachable } from '@/lib/client/api-unreachable'
import { describeFailure } from '@/lib/sync/failure'
import { toNetworkFailure } from '../doctor/network-failure'

/** What failed and what to do, one line for each reason. */
export function failureLines(failures: ReadonlyMap<ReadKind, unknown>): string[] {
  return [...new Set([...failures].map(([kind, error]) => failureLine(kind, error)))]
}

function failureLine(kind: ReadKind, error: unknown): string {
  if (error instanceof ApiError && error.status === 401)
    return 'The API does not accept API_TOKEN (401). Check the token, and whether it is for this API.'
  if (error instanceof ApiError && error.status === 403) {
    const scopes = error.scopes.length > 0 ? `: it lacks ${error.scopes.join(' or ')}` : ''
    const advice =
      kind === 'organizations' ? ' Without this scope, ORGANIZATION_REFERENCES names the organizations.' : ''
    return `API_TOKEN may not read ${kind} (403)${scopes}.${advice}`
  }
  if (error instanceof ApiUnreachable) {
    const { text, fix } = toNetworkFailure(error)
    return `The API cannot be reached. ${text} ${fix}`
  }
  return `${kind}: ${describeFailure(error)}`
}
