import { ApiError } from '@/lib/client/api-error'
import { ApiUnreachable } from '@/lib/client/api-unreachable'

/** Why a read failed, for people. It has the code of the network, and no message of it: those have the host of the API. */
export function describeFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const code = networkCode(error)
  return code === null ? message : `${message} (${code})`
}

/** Whether the API could not be reached, or said that it cannot respond now: other reads fail too. */
export function isOutage(error: unknown): boolean {
  if (error instanceof ApiError) return error.status >= 500 || error.status === 429
  return error instanceof ApiUnreachable
}

/** Whether the token may not call the operation. */
export function isDenied(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403)
}

function networkCode(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string' && /^[A-Z_]+$/.test(cause.code)) return cause.code
  return null
}
