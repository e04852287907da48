import type { IncomingMessage, ServerResponse } from 'node:http'
import { countRequest, forgetRequest, type LimitName } from './client-limits'
import { refuse, refuseJson } from './refuse'

/** Calls `proceed` unless the client has used up the limit. A sender of webhooks repeats a request that gets 429. */
export function proceedWithin(
  limit: LimitName,
  client: string,
  request: IncomingMessage,
  response: ServerResponse,
  proceed: () => void,
): void {
  const seconds = countRequest(limit, client)
  if (seconds !== null) {
    refuseClient(request, response, seconds)
    return
  }
  if (limit === 'not-found' || limit === 'sign-in')
    response.once('finish', () => {
      if (response.statusCode < 400) forgetRequest(limit, client)
    })
  proceed()
}

/** API routes respond in the form of the Read API, except those of the forms of editors. */
function refuseClient(request: IncomingMessage, response: ServerResponse, seconds: number): void {
  const text = `Too many requests. Please try again in ${seconds} seconds.`
  const headers = { 'Retry-After': String(seconds) }
  if (/^\/api\/(?!preview)/.test(request.url ?? ''))
    refuseJson(request, response, 429, { code: 'too_many_requests', description: text }, headers)
  else refuse(request, response, 429, text, headers)
}
