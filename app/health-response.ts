/** A response about the state of the process, which no cache stores and no search engine lists. */
export function respondHealth(state: Readonly<Record<string, unknown>>, isHealthy: boolean): Response {
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
  return isHealthy
    ? Response.json(state, { headers })
    : Response.json(state, { status: 503, headers: { ...headers, 'Retry-After': '5' } })
}
