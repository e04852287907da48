import { ApiError } from './api-error'
import { ApiUnreachable } from './api-unreachable'
import { ContractError } from './contract-error'

/** What the client needs of a fetch: undici's own and an in-process handler both have it. */
export type Fetch = (
  url: string,
  init: { headers: Record<string, string>; redirect: 'error'; signal: AbortSignal },
) => Promise<{
  status: number
  headers: { get(name: string): string | null }
  text(): Promise<string>
}>

export type RequestOptions = {
  fetch: Fetch
  baseUrl: string
  token: string | null
  /** For all tries together, bodies and waits included. */
  timeoutMs: number
  /** Waits between tries; passed in so that tests need not wait. */
  wait: (ms: number) => Promise<void>
}

export type Answer = { body: unknown; header: (name: string) => string | null }

const maxTries = 3
const maxBytes = 5_000_000
const retriedStatuses = new Set([429, 502, 503, 504])

/**
 * One GET of the API, tried at most three times in all when it could not be reached or said it was busy. Null for
 * 404. Throws `ApiError`, `ApiUnreachable` or `ContractError`, whose messages name the operation.
 */
export async function request(
  operation: string,
  path: string,
  options: RequestOptions,
): Promise<Answer | null> {
  const signal = AbortSignal.timeout(options.timeoutMs)
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryOnce(operation, path, options, signal)
    if (!outcome.failure) return outcome.answer
    if (!outcome.retryAfterMs || attempt === maxTries || signal.aborted) throw outcome.failure
    await options.wait(outcome.retryAfterMs(attempt))
  }
}

type Outcome =
  | { failure: null; answer: Answer | null }
  | { failure: Error; retryAfterMs: ((attempt: number) => number) | null }

async function tryOnce(
  operation: string,
  path: string,
  options: RequestOptions,
  signal: AbortSignal,
): Promise<Outcome> {
  let response: Awaited<ReturnType<Fetch>>
  let text: string
  try {
    response = await options.fetch(`${options.baseUrl}${path}`, {
      headers: {
        accept: 'application/json',
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      },
      // The token must not follow a redirect to another host.
      redirect: 'error',
      signal,
    })
    text = await response.text()
  } catch (cause) {
    return { failure: new ApiUnreachable(operation, cause), retryAfterMs: jitter }
  }
  const { status, headers } = response
  const body = parse(text)
  // A gateway's own 404 page says nothing of the record.
  if (status === 404 && typeof body === 'object') return { failure: null, answer: null }
  if (status !== 200) {
    const failure = new ApiError(operation, status, errorCode(body), headers.get('x-request-id'))
    return {
      failure,
      retryAfterMs: retriedStatuses.has(status) ? retryAfter(headers.get('retry-after')) : null,
    }
  }
  const problem = bodyProblem(text, headers.get('content-type'), body)
  if (problem) return { failure: new ContractError(operation, problem), retryAfterMs: null }
  return { failure: null, answer: { body, header: (name) => headers.get(name) } }
}

/** The service's web front has answered JSON operations with HTML pages, so a 200 alone proves nothing. */
function bodyProblem(text: string, contentType: string | null, body: unknown): string | null {
  if (text.length > maxBytes) return `a body of more than ${maxBytes} characters`
  if (!contentType?.includes('json')) return `a body of type ${contentType ?? 'unknown'}`
  if (body === undefined) return 'a body that is not JSON'
  if (errorCode(body)) return `an error body with status 200: ${errorCode(body)}`
  return null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function errorCode(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null
  return typeof body.error === 'string' ? body.error : null
}

/** Full jitter, so that many pages that failed together do not come back together. */
function jitter(attempt: number): number {
  return 100 + Math.random() * 300 * attempt
}

/** `Retry-After` in seconds or as a date, honoured up to two seconds: a page is waiting. */
function retryAfter(value: string | null): (attempt: number) => number {
  const seconds = value === null ? Number.NaN : Number(value)
  const ms = Number.isNaN(seconds) ? Date.parse(value ?? '') - Date.now() : seconds * 1000
  return (attempt) => (ms > 0 ? Math.min(ms, 2000) : jitter(attempt))
}
