/**
 * Starts the clock of scheduled articles, and mends two answers of Next's server that clients trip over;
 * e2e/addresses.spec.ts says when either is not needed any more.
 */
export async function register(): Promise<void> {
  // Compiled for two runtimes, of which the other has no such module; Next itself fills in the name.
  // biome-ignore lint/style/noProcessEnv: not a setting
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { subscribe } = await import('node:diagnostics_channel')
    const { IncomingMessage, ServerResponse } = await import('node:http')
    const { missingPathOf } = await import('./lib/pages/not-found-path')

    // Next writes the `Location` of a page's redirect twice on the answer that first makes it: while rendering, and
    // from the entry it has just stored. Clients that join repeated headers then follow a broken address.
    const append = ServerResponse.prototype.appendHeader
    ServerResponse.prototype.appendHeader = function appendOnce(name, value) {
      const isRepeated = name.toLowerCase() === 'location' && this.getHeader(name) === value
      return isRepeated ? this : append.call(this, name, value)
    }

    // Set by Next's server when it listens; a build may be given a port as well, but serves nothing.
    // biome-ignore lint/style/noProcessEnv: Next's own
    const { PORT, NEXT_PHASE } = process.env
    const { runDueClock } = await import('./lib/publishing/publish-scheduler')
    if (PORT && NEXT_PHASE !== 'phase-production-build') void runDueClock(Number(PORT))

    // Next answers 500 to an address whose percent signs do not decode, and 200 to every spelling of a page's address
    // that decodes to it. There is nothing at such addresses.
    subscribe('http.server.request.start', (message) => {
      if (typeof message !== 'object' || message === null || !('request' in message)) return
      const { request } = message
      if (request instanceof IncomingMessage) request.url = missingPathOf(request.url ?? '/') ?? request.url
    })
  }
}
