import { isEqualSecret } from '@/lib/preview/signature'
import { sharedState } from '@/lib/process/shared-state'

type SchedulerState = {
  /** Authenticates this process at its own API routes. Null in a process that serves nothing. */
  key: string | null
  /** The origin at which this process serves the site. Null in a process that serves nothing. */
  origin: string | null
  /** When this process first served the home page to itself. */
  warmedAt: Date | null
}

/** It is set in the bundle of instrumentation.ts, and the API routes are bundles of their own. */
export const schedulerState = sharedState<SchedulerState>('publish-scheduler', () => ({
  ...{ key: null, origin: null, warmedAt: null },
}))

/** Whether an `Authorization` header is that of `callOwnRoute` in this process. */
export function isOwnAuthorization(header: string | null): boolean {
  const { key } = schedulerState
  return key !== null && isEqualSecret(header ?? '', `Bearer ${key}`)
}
