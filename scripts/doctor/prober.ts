import type { Fetch } from '@/lib/client/attempt'
import { type NetworkFailure, toNetworkFailure } from './network-failure'
import { type Content, readContent } from './read-content'

type Sent = {
  status: number
  header: (name: string) => string | null
  /** From the request to the end of the body. */
  ms: number
  /** The local time in the middle of the request. */
  at: number
}

export type Received = Sent & Content

/** `skipped` is a request that was not sent. */
export type Probe =
  | ({ kind: 'response' } & Received)
  | { kind: 'failed'; failure: NetworkFailure }
  | { kind: 'skipped'; reason: string }

export type ProberOptions = {
  fetch: (url: string, init: ProbeInit) => ReturnType<Fetch>
  baseUrl: string
  token: string | null
  timeoutMs: number
  maxBytes: number
  maxRequests: number
  /** No request begins later. */
  maxTotalMs: number
  wait: (ms: number) => Promise<void>
}

type ProbeInit = { headers: Record<string, string>; redirect: 'manual'; signal: AbortSignal }

export type Prober = {
  /** Sends one request at a time. Throws nothing. */
  get: (path: string, options?: { withToken?: boolean }) => Promise<Probe>
  /** The responses so far, without their bodies. */
  readonly sent: readonly Sent[]
  readonly count: number
  readonly failures: readonly NetworkFailure[]
  /** Why no further request is sent. */
  readonly stopped: string | null
}

/** After that many failures in a row the API counts as unreachable. */
const maxFailuresInARow = 3
const maxRetries = 2
/** The command does not wait longer for an API that limits its requests. */
const maxWaitMs = 30_000

/**
 * Requests to the API whose responses are not converted: the client of the site accepts what this command reports. The
 * limits are those of the client. A redirect is a response, and the token follows none.
 */
export function createProber(options: ProberOptions): Prober {
  const sent: Sent[] = []
  const failures: NetworkFailure[] = []
  const endsAt = performance.now() + options.maxTotalMs
  let count = 0
  let failedInARow = 0
  let stopped: string | null = null

  const send = async (path: string, token: string | null): Promise<Probe> => {
    if (count >= options.maxRequests) stopped ??= `the limit of ${options.maxRequests} requests is reached`
    if (performance.now() >= endsAt)
      stopped ??= `the limit of ${Math.round(options.maxTotalMs / 1000)} seconds is reached`
    if (stopped !== null) return { kind: 'skipped', reason: stopped }
    count += 1
    try {
      const received = await receive(path, token, options)
      failedInARow = 0
      const { status, header, ms, at } = received
      sent.push({ status, header, ms, at })
      return { kind: 'response', ...received }
    } catch (error) {
      const failure = toNetworkFailure(error)
      failures.push(failure)
      failedInARow += 1
      if (failedInARow >= maxFailuresInARow) stopped = `${failedInARow} requests in a row failed`
      return { kind: 'failed', failure }
    }
  }

  const get: Prober['get'] = async (path, { withToken = true } = {}) => {
    const token = withToken ? options.token : null
    for (let retry = 0; ; retry += 1) {
      const probe = await send(path, token)
      const waitMs = probe.kind === 'response' ? requestedWaitMs(probe) : null
      if (waitMs === null || retry === maxRetries) return probe
      if (waitMs > maxWaitMs || performance.now() + waitMs >= endsAt) {
        stopped ??= `the API limits requests and asks to wait for ${Math.ceil(waitMs / 1000)} seconds`
        return probe
      }
      await options.wait(waitMs)
    }
  }

  return {
    get,
    sent,
    failures,
    get count() {
      return count
    },
    get stopped() {
      return stopped
    },
  }
}

/** What `Retry-After` (seconds or a date) asks for; null for a response that another attempt does not change. */
function requestedWaitMs({ status, header }: Sent): number | null {
  const retryAfter = header('retry-after')
  if (status !== 429 && !(status === 503 && retryAfter !== null)) return null
  const seconds = Number(retryAfter ?? 1)
  const ms = Number.isNaN(seconds) ? Date.parse(retryAfter ?? '') - Date.now() : seconds * 1000
  return Number.isFinite(ms) ? Math.max(ms, 1_000) : 1_000
}

async function receive(path: string, token: string | null, options: ProberOptions): Promise<Received> {
  const controller = new AbortController()
  const { signal } = controller
  const timer = setTimeout(
    () => controller.abort(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })),
    options.timeoutMs,
  )
  const startedAt = performance.now()
  const startTime = Date.now()
  try {
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    const read = async (): Promise<Received> => {
      const { status, headers, body } = await options.fetch(`${options.baseUrl}${path}`, {
        headers: { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        redirect: 'manual',
        signal,
      })
      const header = (name: string) => headers.get(name)
      const at = (startTime + Date.now()) / 2
      const content = await readContent(body, header('content-type'), options.maxBytes, signal)
      return { status, header, ms: performance.now() - startedAt, at, ...content }
    }
    return await Promise.race([read(), aborted])
  } finally {
    clearTimeout(timer)
  }
}
