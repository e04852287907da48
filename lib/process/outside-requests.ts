import { AsyncLocalStorage } from 'node:async_hooks'
import { sharedState } from './shared-state'

const state = sharedState('outside-requests', () => ({ run: <T>(task: () => T): T => task() }))

/** Called at the start of the process, while it handles no request. */
export function storeStartContext(): void {
  state.run = AsyncLocalStorage.snapshot()
}

/**
 * Runs a task without the context of the request that is handled now. Node.js stores this context with each promise, timer and
 * connection that is created, and Next.js stores in it every result of a cached function that the request has read: a connection
 * that later requests use again, and a task that never ends, would keep all of these in memory. The task must not call cached
 * functions.
 * https://nodejs.org/docs/latest-v20.x/api/async_context.html#static-method-asynclocalstoragesnapshot
 */
export function outsideRequests<T>(task: () => T): T {
  return state.run(task)
}
