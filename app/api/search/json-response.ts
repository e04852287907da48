/** A response of a JSON route. A browser cache could keep it for longer than the server does. */
export function respondWithJson(body: string, status: number, own: Record<string, string> = {}): Response {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...own }
  return new Response(body, { status, headers: { ...headers, 'X-Content-Type-Options': 'nosniff' } })
}

/** An error in the shape of the Read API. */
export function respondWithError(
  status: number,
  error: string,
  description: string,
  own: Record<string, string> = {},
): Response {
  return respondWithJson(JSON.stringify({ error, error_description: description }), status, own)
}
