import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { sharedState } from '@/lib/process/shared-state'
import { type Webhook, WebhookProblem } from './webhook-request'

/** `timestamps` are those of its requests. */
type Known = { digest: string; timestamps: Set<string>; response: Promise<string> }

/** A signature is valid for five minutes before and after its timestamp. */
const ttlMs = 600_000

/** A response with all URLs has 150 KB. */
const maxBytes = 16_000_000

/** The responses to the webhooks of the last minutes, by id. Only requests with a valid signature are here. */
const responses = sharedState(
  'webhook-responses',
  () => new LRUCache<string, Known>({ max: 1_000, maxSize: maxBytes, ttl: ttlMs }),
)

/**
 * The response of `respond`, or that of an earlier request with the same id, which may still run. A failed request is not
 * stored, so that its sender can repeat it. Throws `WebhookProblem` for a known id with another body, and for one that is
 * replayed: a sender that repeats a request gives it a new timestamp
 * (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md).
 */
export async function respondOnce(
  { id, timestamp, body }: Webhook,
  respond: () => Promise<string>,
): Promise<string> {
  const digest = createHash('sha256').update(body).digest('base64')
  const known = responses.get(id)
  if (known && known.digest !== digest)
    throw new WebhookProblem(409, 'conflict', 'another request had this webhook-id and another body')
  if (known?.timestamps.has(timestamp))
    throw new WebhookProblem(
      409,
      'conflict',
      'this request was received before: repeat it with a new webhook-timestamp',
    )
  if (known) {
    known.timestamps.add(timestamp)
    return known.response
  }
  const first = { digest, timestamps: new Set([timestamp]), response: respond() }
  responses.set(id, first, { size: 1 })
  try {
    const text = await first.response
    responses.set(id, first, { size: Math.max(1, text.length) })
    return text
  } catch (error) {
    responses.delete(id)
    throw error
  }
}
