import { randomUUID } from 'node:crypto'
import type { RevalidationChange, RevalidationResult } from '@vitrine/api-contract/revalidation'
import { Webhook } from 'standardwebhooks'

/** The secret of the site under test. */
const secret = process.env.REVALIDATE_SECRET ?? ''

export type Sent = { id: string; body: string; headers: Record<string, string> }

/** A request as a sender after Standard Webhooks signs it. */
export function signed(
  content: unknown,
  { id = String(randomUUID()), now = new Date(), key = secret } = {},
): Sent {
  const body = typeof content === 'string' ? content : JSON.stringify(content)
  return {
    id,
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(key).sign(id, now, body),
    },
  }
}

export function post(baseUrl: string, { body, headers }: Omit<Sent, 'id'>): Promise<Response> {
  return fetch(`${baseUrl}/api/revalidate`, { method: 'POST', body, headers })
}

/** Sends changes and returns the result. Throws for a response with an error. */
export async function sendChanges(
  baseUrl: string,
  changes: readonly RevalidationChange[],
): Promise<RevalidationResult> {
  const response = await post(baseUrl, signed({ changes }))
  const text = await response.text()
  if (response.status !== 200) throw new Error(`POST /api/revalidate: ${response.status} ${text}`)
  return JSON.parse(text)
}
