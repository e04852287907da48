import { sharedState } from '@/lib/process/shared-state'

const state = sharedState<{ origin: string | null }>('server-origin', () => ({ origin: null }))

/** Called by the server of the site before it starts Next.js. */
export function setServerOrigin(origin: string): void {
  state.origin = origin
}

/**
 * The origin at which this process serves the site: that of the server, or from the variables that `next start` sets when it listens.
 * Null in a process that serves nothing, such as a worker of the build.
 */
export function serverOrigin(environment: Readonly<Record<string, string | undefined>>): string | null {
  if (state.origin !== null) return state.origin
  // The origin has the host of `--hostname`. A build may have PORT too.
  const { PORT: port, NEXT_PHASE: phase, __NEXT_PRIVATE_ORIGIN: origin } = environment
  if (!port || phase === 'phase-production-build') return null
  return origin || `http://127.0.0.1:${port}`
}
