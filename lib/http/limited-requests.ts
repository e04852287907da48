import type { IncomingMessage, ServerResponse } from 'node:http'
import { editorLocaleFor } from '@/lib/editors/editor-locale'
import { acceptsHtml, toRefusalPage } from '@/lib/editors/refusal-page'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { countRequest, forgetRequest, type LimitName } from './client-limits'
import { refuse, refuseJson, refusePage } from './refuse'

/** Calls `proceed` unless the client has used up the limit. A sender of webhooks repeats a request that gets 429. */
export function proceedWithin(
  limit: LimitName,
  client: string,
  request: IncomingMessage,
  response: ServerResponse,
  proceed: () => void,
): void {
  if (!isWithinLimit(limit, client, request, response)) return
  if (limit === 'documents' || limit === 'sign-in')
    response.once('finish', () => {
      if (response.statusCode < 400) forgetRequest(limit, client)
    })
  proceed()
}

/** Counts a request. If the client has used up the limit, the response says so. */
export function isWithinLimit(
  limit: LimitName,
  client: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const seconds = countRequest(limit, client)
  if (seconds !== null) refuseClient(limit, request, response, seconds)
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
