import { ApiError } from './api-error'
import { ApiUnreachable } from './api-unreachable'
import { ContractError } from './contract-error'

/** The part of `fetch` that the client uses. undici's fetch and the in-process handler of the embedded API have it. */
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
  /** The limit for all attempts together, including bodies and waits. */
  timeoutMs: number
  /** Waits between attempts. Passed in, so that tests do not wait. */
  wait: (ms: number) => Promise<void>
}

export type ApiResponse = { body: unknown; header: (name: string) => string | null }

const maxAttempts = 3
const maxBytes = 5_000_000
const retriedStatuses = new Set([429, 502, 503, 504])

/**
 * A GET request to the API, with up to three attempts if the API cannot be reached or responds with 429, 502, 503 or
 * 504. Null for 404. Throws `ApiError`, `ApiUnreachable` or `ContractError`; their messages name the operation.
 */
export async function request(
  operation: string,
  path: string,
  options: RequestOptions,
): Promise<ApiResponse | null> {
  const signal = AbortSignal.timeout(options.timeoutMs)
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryOnce(operation, path, options, signal)
    if (!outcome.failure) return outcome.response
    if (!outcome.retryAfterMs || attempt === maxAttempts || signal.aborted) throw outcome.failure
    await options.wait(outcome.retryAfterMs(attempt))
  }
}

type Outcome =
  | { failure: null; response: ApiResponse | null }
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
  // Only a 404 response with a JSON body comes from the API; a gateway can respond with a 404 page of its own.
  if (status === 404 && typeof body === 'object') return { failure: null, response: null }
  if (status !== 200) {
    const failure = new ApiError(operation, status, errorCode(body), headers.get('x-request-id'))
    return {
      failure,
      retryAfterMs: retriedStatuses.has(status) ? retryAfter(headers.get('retry-after')) : null,
    }
  }
  const problem = bodyProblem(text, headers.get('content-type'), body)
  if (problem) return { failure: new ContractError(operation, problem), retryAfterMs: null }
  return { failure: null, response: { body, header: (name) => headers.get(name) } }
}

/** The status alone does not show a success: see docs/read-api-behaviour.md, section 6 and section 10, case 22. */
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

/** A random wait (full jitter), so that pages that failed together do not retry together. */
function jitter(attempt: number): number {
  return 100 + Math.random() * 300 * attempt
}

/** The wait of `Retry-After` (seconds or a date), limited to two seconds because a page waits for the response. */
function retryAfter(value: string | null): (attempt: number) => number {
  const seconds = value === null ? Number.NaN : Number(value)
  const ms = Number.isNaN(seconds) ? Date.parse(value ?? '') - Date.now() : seconds * 1000
  return (attempt) => (ms > 0 ? Math.min(ms, 2000) : jitter(attempt))
}
