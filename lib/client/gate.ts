import {
  bulkhead,
  CircuitState,
  circuitBreaker,
  handleWhenResult,
  IterableBackoff,
  isBrokenCircuitError,
  isBulkheadRejectedError,
} from 'cockatiel'
import { logInfo, logWarning } from '@/lib/process/log'
import { counter, gauge } from '@/lib/process/metrics'
import type { Operation } from './operation'
import { OutageDetector } from './outage-detector'
import { isOutage, type Outcome } from './outcome'
import type { RequestQuota } from './request-quota'
import { RetryBudget } from './retry'
import { suspension } from './suspension'

/**
 * `lookup` is for reads whose URL a visitor can invent. They use a quarter of the requests at most. `job-states` is for reads
 * that a page can do without: the caller takes them from their share of the quota.
 */
export type Lane = 'pages' | 'lookup' | 'job-states'

/** No request was sent. The error is thrown by the caller. */
export type Refusal = { result: 'busy' | 'suspended'; reason: string; cause: unknown }

export type GateOptions = {
  /** Requests that run at the same time. */
  concurrency: number
  /** Requests that wait for a slot. */
  maxQueue: number
  /** Null for an API without a limit of requests a minute. */
  quota: RequestQuota | null
  /** How long no request is sent after failures, by the number of attempts to resume. */
  suspensionsMs?: readonly number[]
  /** The time of the last valid response to an earlier process. */
  lastSuccess?: Date | null
  /** Called for each valid response. */
  onSuccess?: (time: Date) => void
}

export type Gate = ReturnType<typeof createGate>

const maxWaitingLookups = 16

/**
 * The limits of the requests to one API, shared by the whole process: how many run at the same time, how many look-ups
 * there are, and whether the API works at all. It holds data only and throws nothing, because the modules of a process
 * that share it have their own copies of the error classes.
 */
export function createGate(options: GateOptions) {
  const slots = bulkhead(options.concurrency, options.maxQueue)
  const lookupSlots = bulkhead(Math.max(1, Math.floor(options.concurrency / 4)), maxWaitingLookups)
  const detector = new OutageDetector()
  const breaker = circuitBreaker(handleWhenResult(isOutage), {
    halfOpenAfter: new IterableBackoff(options.suspensionsMs ?? [10_000, 20_000]),
    breaker: detector,
  })
  const retries = new RetryBudget()
  let lastSuccess: Date | null = options.lastSuccess ?? null
  let lastOutage: Error | null = null
  const isOpen = gauge(
    'vitrine_api_breaker_open',
    '1 while no requests are sent to the API, because it failed',
  )
  const lastSuccessTime = gauge(
    'vitrine_api_last_success_timestamp_seconds',
    'Time of the last valid response of the API',
  )
  isOpen.set(0)
  if (lastSuccess) lastSuccessTime.set(lastSuccess.getTime() / 1_000)
  breaker.onStateChange((state) => {
    suspension.isActive = state !== CircuitState.Closed
    isOpen.set(suspension.isActive ? 1 : 0)
  })
  breaker.onBreak(() =>
    logWarning('Requests to the API are suspended, because it fails repeatedly', {}, lastOutage),
  )
  breaker.onReset(() => logInfo('Requests to the API are resumed'))

  async function sendUnlessSuspended(
    path: string,
    lane: Lane,
    send: () => Promise<Outcome>,
  ): Promise<Outcome | Refusal> {
    const suspended: Refusal = {
      result: 'suspended',
      reason: 'no request was sent, because the API failed repeatedly a short time ago',
      cause: lastOutage,
    }
    // One request shows whether the API works again. The others do not wait for it: they could wait for seconds.
    if (breaker.state === CircuitState.HalfOpen) return suspended
    try {
      return await breaker.execute(async () => {
        if (lane === 'pages') options.quota?.firstRenderings.count(performance.now())
        const outcome = await send()
        const now = performance.now()
        retries.addRequest(now)
        // If a visitor invents URLs for which the API has an internal error, other requests must still be sent.
        if (lane !== 'lookup' || !isOutage(outcome) || outcome.outage === 'host')
          detector.add(path, outcome, now)
        if (isOutage(outcome)) lastOutage = outcome.error
        else if ('response' in outcome) {
          lastSuccess = new Date()
          lastSuccessTime.set(lastSuccess.getTime() / 1_000)
          options.onSuccess?.(lastSuccess)
        }
        return outcome
      })
    } catch (error) {
      if (isBrokenCircuitError(error)) return suspended
      throw error
    }
  }

  async function sendInSlot(
    path: string,
    lane: Lane,
    signal: AbortSignal,
    send: () => Promise<Outcome>,
  ): Promise<Outcome | Refusal> {
    // A refusal needs no slot, and after the suspension one request is sent at once.
    if (breaker.state !== CircuitState.Closed) return sendUnlessSuspended(path, lane, send)
    let isSent = false
    const inSlot = () =>
      slots.execute(() => {
        isSent = true
        return sendUnlessSuspended(path, lane, send)
      }, signal)
    try {
      const sent = lane === 'lookup' ? lookupSlots.execute(inSlot, signal) : inSlot()
      return await Promise.race([sent, whenAborted(signal, () => !isSent)])
    } catch (error) {
      if (isBulkheadRejectedError(error)) return busy('too many other requests wait', error)
      if (signal.aborted && !isSent) return busy('too many other requests ran until the time limit', error)
      throw error
    }
  }

  return {
    /**
     * Calls `send` when there is a slot. It must end when `signal` aborts. Otherwise says why no request was sent: at
     * once, or when `signal` aborts before there is a slot.
     */
    async run(
      operation: Operation,
      path: string,
      lane: Lane,
      signal: AbortSignal,
      send: () => Promise<Outcome>,
    ): Promise<Outcome | Refusal> {
      const outcome =
        lane === 'lookup' && options.quota?.lookups.take(performance.now()) === false
          ? busy('there were too many look-ups in the last minute', null)
          : await sendInSlot(path, lane, signal, send)
      counter('vitrine_api_requests_total', 'Requests to the API by operation and result', [
        'operation',
        'outcome',
      ]).inc({ operation: operation.kind, outcome: outcome.result })
      return outcome
    },
    /** Whether a request may be repeated now; the retry is then counted. */
    takeRetry: () => retries.takeRetry(performance.now()),
    /** Large bodies are read and parsed one at a time, because each needs several times its size in memory. */
    largeBodies: bulkhead(1, Number.POSITIVE_INFINITY),
    lastSuccess: () => lastSuccess,
  }
}

function busy(reason: string, cause: unknown): Refusal {
  return { result: 'busy', reason, cause }
}

function whenAborted(signal: AbortSignal, isRelevant: () => boolean): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => {
      if (isRelevant()) reject(signal.reason)
    }
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
