import { CircuitState, type IBreaker } from 'cockatiel'
import { isOutage, type Outcome } from './outcome'
import { RollingCount } from './rolling-count'

const maxConsecutive = 5
const periodMs = 30_000
const minRequests = 20

/**
 * Decides when a circuit breaker opens: after 5 failures without a success between them, or when half of at least 20
 * requests of the last 30 seconds failed. The first finds an outage within the first requests; the second finds an API
 * that still sends some responses.
 *
 * A request with the same path counts once: the embed operation can fail for one organization, whose pages are requested
 * again and again while everything else is cached, and that is no outage. Failures to connect count each time.
 */
export class OutageDetector implements IBreaker {
  state: unknown = null
  #hostFailures = 0
  /** Since the last success. */
  readonly #failedPaths = new Set<string>()
  /** The time at which a failure of a path was counted in `#failures`. */
  readonly #countedAt = new Map<string, number>()
  readonly #requests = new RollingCount(periodMs)
  readonly #failures = new RollingCount(periodMs)
  #isOutage = false

  /** Must be called with each outcome before the circuit breaker receives it. */
  add(path: string, outcome: Outcome, now: number): void {
    if (!isOutage(outcome)) {
      this.#hostFailures = 0
      this.#failedPaths.clear()
      this.#requests.add(now)
    } else if (outcome.outage === 'host') {
      this.#hostFailures += 1
      this.#countFailure(now)
    } else if (outcome.outage === 'request') {
      this.#failedPaths.add(path)
      if (now - (this.#countedAt.get(path) ?? Number.NEGATIVE_INFINITY) >= periodMs) {
        // More than an outage can have before the circuit breaker opens.
        if (this.#countedAt.size >= 1000) this.#countedAt.clear()
        this.#countedAt.set(path, now)
        this.#countFailure(now)
      }
    }
    const requests = this.#requests.sum(now)
    this.#isOutage =
      this.#hostFailures + this.#failedPaths.size >= maxConsecutive ||
      (requests >= minRequests && this.#failures.sum(now) >= requests / 2)
  }

  success(state: CircuitState): void {
    if (state !== CircuitState.HalfOpen) return
    this.#hostFailures = 0
    this.#failedPaths.clear()
    this.#countedAt.clear()
    this.#requests.clear()
    this.#failures.clear()
    this.#isOutage = false
  }

  failure(state: CircuitState): boolean {
    return state !== CircuitState.Closed || this.#isOutage
  }

  #countFailure(now: number): void {
    this.#requests.add(now)
    this.#failures.add(now)
  }
}
