import { createHmac, timingSafeEqual } from 'node:crypto'

/** The headers of Standard Webhooks (https://www.standardwebhooks.com). `timestamp` is in seconds since the Unix epoch. */
type WebhookHeaders = { id: string; timestamp: string; signature: string }

/** How far the timestamp of a request may be from now, in both directions. */
const webhookToleranceSeconds = 300

/** More signatures are not compared. A sender that changes its secret sends two. */
const maxSignatures = 10

/** The request headers of a body, signed with a secret in the form `whsec_` and base64. */
export function webhookHeaders(
  secret: string,
  id: string,
  now: Date,
  body: string,
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${sign(secret, id, timestamp, Buffer.from(body)).toString('base64')}`,
  }
}

/** Whether the id, the timestamp and the body have one of the signatures, in constant time for each. */
export function isSignedWebhook(
  secret: string,
  { id, timestamp, signature }: WebhookHeaders,
  body: Uint8Array,
) {
  const expected = sign(secret, id, timestamp, body)
  return signature
    .split(' ', maxSignatures)
    .map((text) => /^v1,([A-Za-z0-9+/]{43}=)$/.exec(text)?.[1])
    .some((encoded) => encoded !== undefined && timingSafeEqual(Buffer.from(encoded, 'base64'), expected))
}

/** Whether a timestamp is a whole number of seconds within the tolerance. */
export function isRecentTimestamp(timestamp: string, now: Date): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false
  return Math.abs(now.getTime() / 1000 - Number(timestamp)) <= webhookToleranceSeconds
}

function sign(secret: string, id: string, timestamp: string, body: Uint8Array): Buffer {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest()
}
