/**
 * Starts the publish scheduler, and corrects two responses of the Next.js server. e2e/status.spec.ts fails if a
 * correction has no effect in a later version of Next.js.
 */
export async function register(): Promise<void> {
  // Next.js compiles this file for the edge runtime too, which has no node: modules, and sets the variable itself.
  // biome-ignore lint/style/noProcessEnv: not a setting
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { subscribe } = await import('node:diagnostics_channel')
    const { IncomingMessage, ServerResponse } = await import('node:http')
    const { notFoundPathOf } = await import('./lib/pages/not-found-path')

    // Next.js writes the `Location` of a redirect twice in the response that renders it first: while it renders, and from
    // the stored entry. Clients that join repeated headers then follow an invalid URL.
    const append = ServerResponse.prototype.appendHeader
    ServerResponse.prototype.appendHeader = function appendOnce(name, value) {
      const isRepeated = name.toLowerCase() === 'location' && this.getHeader(name) === value
      return isRepeated ? this : append.call(this, name, value)
    }

    // The Next.js server sets PORT when it listens. A build may have PORT too, but serves nothing.
    // biome-ignore lint/style/noProcessEnv: set by Next.js
    const { PORT, NEXT_PHASE } = process.env
    const { runPublishScheduler } = await import('./lib/publishing/publish-scheduler')
    if (PORT && NEXT_PHASE !== 'phase-production-build') void runPublishScheduler(Number(PORT))

    // Next.js responds with 500 to a URL whose percent signs do not decode, and with 200 to every spelling of a page's URL
    // that decodes to it. Both get the 404 page.
    subscribe('http.server.request.start', (message) => {
      if (typeof message !== 'object' || message === null || !('request' in message)) return
      const { request } = message
      if (request instanceof IncomingMessage) request.url = notFoundPathOf(request.url ?? '/') ?? request.url
    })
  }
}
