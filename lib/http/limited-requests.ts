import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientOf, countRequest, forgetRequest, type LimitName } from './client-limits'
import { refuse, refuseJson } from './refuse'

/** Calls `proceed` unless the client has used up the limit of webhooks. A sender repeats a request that gets 429. */
export function proceedToWebhook(
  request: IncomingMessage,
  response: ServerResponse,
  proceed: () => void,
): void {
  const seconds = countRequest('webhooks', clientOf(request))
  if (seconds === null) proceed()
  else
    refuseJson(
      request,
      response,
      429,
      { code: 'too_many_requests', description: `Too many requests. Send it again in ${seconds} seconds.` },
      { 'Retry-After': String(seconds) },
    )
}

/** Calls `proceed` unless the client has used up the limit. */
export function proceedWithin(
  limit: LimitName,
  client: string,
  request: IncomingMessage,
  response: ServerResponse,
  proceed: () => void,
): void {
  const seconds = countRequest(limit, client)
  if (seconds !== null) {
    refuse(request, response, 429, `Too many requests. Please try again in ${seconds} seconds.`, {
      'Retry-After': String(seconds),
    })
    return
  }
  if (limit === 'not-found' || limit === 'sign-in')
    response.once('finish', () => {
      if (response.statusCode < 400) forgetRequest(limit, client)
    })
  proceed()
}
