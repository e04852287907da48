/**
 * The origin at which this process serves the site, from the variables that the Next.js server sets when it listens.
 * Null in a process that serves nothing, such as a worker of the build.
 */
export function serverOrigin(environment: Readonly<Record<string, string | undefined>>): string | null {
  // The origin has the host of `--hostname`. A build may have PORT too.
  const { PORT: port, NEXT_PHASE: phase, __NEXT_PRIVATE_ORIGIN: origin } = environment
  if (!port || phase === 'phase-production-build') return null
  return origin || `http://127.0.0.1:${port}`
}
