import { revalidationRequest } from '@vitrine/api-contract/revalidation'
import { env } from '@/lib/env'
import { RefreshUnavailable, refreshRecords } from './refresh-records'
import { readWebhook, type Webhook, WebhookProblem } from './webhook-request'
import { respondOnce } from './webhook-responses'

const notSet = 'This site accepts no webhooks: the setting REVALIDATE_SECRET is not set'

/**
 * Verifies a webhook after Standard Webhooks and refreshes the records that it names. Errors have the API's error shape, and
 * nothing is invalidated then.
 */
export async function respondToWebhook(request: Request): Promise<Response> {
  try {
    const { REVALIDATE_SECRET: secret } = env
    if (secret === undefined) throw new WebhookProblem(404, 'not_found', notSet)
    const webhook = await readWebhook(request, secret)
    return toResponse(200, await respondOnce(webhook, () => refreshFor(webhook)))
  } catch (error) {
    if (!(error instanceof WebhookProblem)) throw error
    const { status, code, message, retryAfterSeconds } = error
    const body = JSON.stringify({ error: code, error_description: message })
    return toResponse(status, body, retryAfterSeconds)
  }
}

/** The body of the response. */
async function refreshFor({ body }: Webhook): Promise<string> {
  const { changes, dry_run } = parse(body)
  try {
    return JSON.stringify(await refreshRecords(changes, { isDryRun: dry_run }))
  } catch (error) {
    if (error instanceof RefreshUnavailable) throw new WebhookProblem(503, 'unavailable', error.message, 10)
    throw error
  }
}

function parse(body: Uint8Array) {
  const result = revalidationRequest.safeParse(toJson(body))
  if (result.success) return result.data
  const [issue] = result.error.issues
  const path = issue?.path.join('.') || 'the body'
  throw new WebhookProblem(400, 'validation_failed', `${path}: ${issue?.message ?? 'invalid'}`)
}

function toJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw new WebhookProblem(400, 'validation_failed', 'the body is not JSON in UTF-8')
  }
}

function toResponse(status: number, body: string, retryAfterSeconds: number | null = null): Response {
  return new Response(body, {
    status,
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      ...(retryAfterSeconds === null ? {} : { 'Retry-After': String(retryAfterSeconds) }),
    },
  })
}
