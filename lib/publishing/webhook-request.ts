import { isRecentTimestamp, isSignedWebhook } from '@vitrine/api-contract/webhook-signature'
import { BodyProblem, readLimitedBody } from '@/lib/process/limited-body'

/** A request that is refused. The message is for its sender. */
export class WebhookProblem extends Error {
  override name = 'WebhookProblem'
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message)
  }
}

/** A request whose signature is valid. `timestamp` is in seconds since the Unix epoch, as it was sent. */
export type Webhook = { id: string; timestamp: string; body: Uint8Array }

/** A thousand changes with long references need half of it. */
const maxBodyBytes = 256 * 1024

const bodyTimeoutMs = 10_000

/** The signature is over `{id}.{timestamp}.{body}`: an id with a dot could be shifted into the timestamp. */
const idPattern = /^[\x21-\x2d\x2f-\x7e]{1,200}$/

/** Headers of more characters are of no sender. */
const maxSignatureLength = 2_000

/** Nothing is said about which part is wrong. */
const unauthorized =
  'The request needs a valid signature after Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature) that is not older than five minutes'

/** Reads and verifies a request. Throws `WebhookProblem`. A request without usable headers is refused before its body is read. */
export async function readWebhook(request: Request, secret: string, now = new Date()): Promise<Webhook> {
  const header = (name: string) => request.headers.get(name) ?? ''
  const headers = {
    id: header('webhook-id'),
    timestamp: header('webhook-timestamp'),
    signature: header('webhook-signature'),
  }
  const isUsable =
    idPattern.test(headers.id) &&
    isRecentTimestamp(headers.timestamp, now) &&
    headers.signature.length <= maxSignatureLength
  if (!isUsable) throw new WebhookProblem(401, 'unauthorized', unauthorized)
  const body = await readBody(request)
  if (!isSignedWebhook(secret, headers, body)) throw new WebhookProblem(401, 'unauthorized', unauthorized)
  return { id: headers.id, timestamp: headers.timestamp, body }
}

async function readBody(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) throw bodyProblem('too-large')
  try {
    return await readLimitedBody(request.body, { maxBytes: maxBodyBytes, timeoutMs: bodyTimeoutMs })
  } catch (error) {
    throw error instanceof BodyProblem ? bodyProblem(error.reason) : error
  }
}

function bodyProblem(reason: BodyProblem['reason']): WebhookProblem {
  if (reason === 'too-large')
    return new WebhookProblem(413, 'too_large', `the body has more than ${maxBodyBytes} bytes`)
  if (reason === 'timeout')
    return new WebhookProblem(408, 'timeout', 'the body did not arrive within ten seconds')
  return new WebhookProblem(400, 'validation_failed', 'the body could not be read')
}
