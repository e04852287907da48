import type { IncomingMessage, ServerResponse } from 'node:http'
import { editorLocaleFor } from '@/lib/editors/editor-locale'
import { isFormError } from '@/lib/editors/form-error'
import { acceptsHtml, toRefusalPage } from '@/lib/editors/refusal-page'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { isOwnAuthorization } from '@/lib/publishing/scheduler-state'
import { clientOf, countRequest, forgetRequest, type LimitName } from './client-limits'
import type { Rule } from './exchange'
import { refuse, refuseJson, refusePage } from './refuse'

/** Whether this process has sent the request. It waits for no client. */
export function isOwnRequest({ headers }: IncomingMessage): boolean {
  return isOwnAuthorization(headers.authorization ?? null)
}

export const limitClients: Rule = ({ request, response, route }) => {
  const limit = route?.limit ?? null
  const isWithin = limit === null || isWithinLimit(limit, request, response)
  return isWithin ? 'continue' : 'responded'
}

/**
 * Counts a request. If the client has used up the limit, the response says so; a sender of webhooks repeats a request that gets 429.
 * A document that exists, a successful sign-in and requests of this process do not count.
 */
export function isWithinLimit(limit: LimitName, request: IncomingMessage, response: ServerResponse): boolean {
  if (isOwnRequest(request)) return true
  const client = clientOf(request)
  const seconds = countRequest(limit, client)
  if (seconds !== null) refuseClient(limit, request, response, seconds)
  else if (limit === 'documents' || limit === 'sign-in')
    response.once('finish', () => {
      const isRefused = response.statusCode >= 400 || isFormError(String(response.getHeader('location')))
      if (!isRefused) forgetRequest(limit, client)
    })
  return seconds === null
}

/** API routes respond in the form of the Read API. The sign-in form of editors gets a page. */
function refuseClient(
  limit: LimitName,
  request: IncomingMessage,
  response: ServerResponse,
  seconds: number,
): void {
  const text = `Too many requests. Please try again in ${seconds} seconds.`
  const headers = { 'Retry-After': String(seconds) }
  if (limit === 'sign-in' && acceptsHtml(request.headers.accept)) {
    const locale = editorLocaleFor(request.headers['accept-language'])
    const t = editorTranslatorFor(locale)
    const page = toRefusalPage(locale, t('Access.limit.title'), t('Access.limit.text', { seconds }))
    refusePage(request, response, 429, page, headers)
  } else if (/^\/api\/(?!preview)/.test(request.url ?? ''))
    refuseJson(request, response, 429, { code: 'too_many_requests', description: text }, headers)
  else refuse(request, response, 429, text, headers)
}
