import type { ErrorCode } from '@vitrine/api-contract/error'
import { findScopes, type Scope } from '@vitrine/api-contract/scope'
import { z } from 'zod'
import { untilAborted } from '@/lib/process/until-aborted'
import { ApiError } from './api-error'
import { ApiUnreachable } from './api-unreachable'
import { ContractError } from './contract-error'
import { exceedsJsonLimits, overJsonLimits, responseLimits } from './json-size'
import type { Limits } from './limits'
import type { Operation } from './operation'
import type { Failure, Outcome } from './outcome'
import { type BodyStream, ResponseBody } from './response-body'
import { retryWaitMs } from './retry'

/** The part of `fetch` that the client uses. undici's fetch and the in-process handler of the embedded API have it. */
export type Fetch = (
  url: string,
  init: { headers: Record<string, string>; redirect: 'error'; signal: AbortSignal },
) => Promise<{
  status: number
  headers: { get(name: string): string | null }
  body: BodyStream | null
}>

export type AttemptOptions = {
  fetch: Fetch
  baseUrl: string
  token: string | null
  /** The limit of an operation with all its attempts. */
  timeoutMs: number
  /** The largest body, in decoded bytes. */
  maxBytes: number
  limits: Pick<Limits, 'largeBodies'>
}

/** Bodies of errors have two short texts. The rest of a longer one is not read. */
const maxErrorBytes = 100_000
const largeBytes = 5_000_000
const retriedStatuses = new Set([429, 502, 503, 504])

/** Sends one request, and ends when `signal` aborts. Throws nothing. */
export async function attempt(
  operation: Operation,
  path: string,
  options: AttemptOptions,
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    return await untilAborted(receive(operation, path, options, signal), signal)
  } catch (cause) {
    return {
      result: 'unreachable',
      error: new ApiUnreachable(operation.name, signal.aborted ? signal.reason : cause),
      retryWaitMs: signal.aborted ? null : (number) => retryWaitMs(null, number),
    }
  }
}

async function receive(
  operation: Operation,
  path: string,
  options: AttemptOptions,
  signal: AbortSignal,
): Promise<Outcome> {
  const { status, headers, body } = await options.fetch(`${options.baseUrl}${path}`, {
    headers: {
      accept: 'application/json',
      // A job has some thousand bytes: to decompress them takes longer than to transfer them.
      ...(operation.kind === 'job' && { 'accept-encoding': 'identity' }),
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
    },
    // The token must not follow a redirect to another host.
    redirect: 'error',
    signal,
  })
  const header = (name: string) => headers.get(name)
  const isJson = header('content-type')?.includes('json') === true
  const content = new ResponseBody(body)
  signal.addEventListener('abort', () => content.cancel(), { once: true })
  const parsed = await readJson(content, status, options)
  if (status === 200) {
    const problem =
      parsed === tooLong
        ? `a body of more than ${options.maxBytes} bytes, the value of API_MAX_RESPONSE_BYTES`
        : parsed === tooComplex
          ? `a body of ${overJsonLimits}`
          : bodyProblem(header('content-type'), isJson, parsed)
    if (problem === null) return { result: 'success', response: { body: parsed, header } }
    const error = new ContractError(operation.name, problem)
    return { result: 'contract_error', error, retryWaitMs: null }
  }
  if (status === 404 && isJson && notFoundBody.safeParse(parsed).success)
    return { result: 'not_found', response: null }
  return statusFailure(
    new ApiError(operation.name, status, errorCode(parsed), header('x-request-id'), namedScopes(parsed)),
    header,
  )
}

const notFound: ErrorCode = 'not_found'

/**
 * Only this body says that there is no such record. A gateway in front of the API sends a 404 of its own while it has
 * no route, for example `{"message": "no Route matched with those values"}`.
 */
const notFoundBody = z.object({ error: z.literal(notFound) })

function statusFailure(error: ApiError, header: (name: string) => string | null): Failure {
  const retryAfter = header('retry-after')
  return {
    result: error.status >= 500 ? 'server_error' : 'client_error',
    error,
    retryWaitMs: retriedStatuses.has(error.status) ? (number) => retryWaitMs(retryAfter, number) : null,
  }
}

const tooLong = Symbol('a body over the limit')
const tooComplex = Symbol('a body with too many values or levels')

/** The value of the body, undefined if it is not JSON, or one of the symbols. */
async function readJson(body: ResponseBody, status: number, { maxBytes, limits }: AttemptOptions) {
  const limit = status === 200 ? maxBytes : Math.min(maxBytes, maxErrorBytes)
  if (await body.readUpTo(Math.min(limit, largeBytes))) return parse(body)
  const value =
    limit <= largeBytes
      ? tooLong
      : await limits.largeBodies(async () => ((await body.readUpTo(limit)) ? parse(body) : tooLong))
  if (value === tooLong) body.cancel()
  return value
}

/** The status alone does not show a success: see docs/read-api-behaviour.md, section 6 and section 10, case 22. */
function bodyProblem(contentType: string | null, isJson: boolean, body: unknown): string | null {
  if (!isJson) return `a body of type ${contentType ?? 'unknown'}`
  if (body === undefined) return 'a body that is not JSON'
  if (errorCode(body)) return `an error body with status 200: ${errorCode(body)}`
  return null
}

function parse(body: ResponseBody): unknown {
  if (exceedsJsonLimits(body.parts(), responseLimits)) return tooComplex
  try {
    return JSON.parse(body.text())
  } catch {
    return undefined
  }
}

function errorCode(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null
  return typeof body.error === 'string' ? body.error : null
}

function namedScopes(body: unknown): Scope[] {
  if (typeof body !== 'object' || body === null || !('error_description' in body)) return []
  return typeof body.error_description === 'string' ? findScopes(body.error_description) : []
}
