import { randomUUID } from 'node:crypto'
import { maxRevalidationChanges, type RevalidationChange, type RevalidationResult } from './revalidation'
import { webhookHeaders } from './webhook-signature'

/** A site responds after half a minute at the latest, and can have requests before this one. */
const timeoutMs = 120_000

const path = '/api/revalidate'

/**
 * Tells a site which records changed, in batches, one after another. Returns its results. Throws an error whose message says for
 * a user why the site did not accept a batch.
 */
export async function sendWebhook(
  siteUrl: string,
  secret: string,
  changes: readonly RevalidationChange[],
): Promise<RevalidationResult[]> {
  const results: RevalidationResult[] = []
  for (let start = 0; start < changes.length; start += maxRevalidationChanges) {
    const body = JSON.stringify({ changes: changes.slice(start, start + maxRevalidationChanges) })
    results.push(await post(siteUrl + path, secret, body))
  }
  return results
}

async function post(url: string, secret: string, body: string): Promise<RevalidationResult> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...webhookHeaders(secret, randomUUID(), new Date(), body),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new Error('it does not respond', { cause })
  })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`it responded with ${response.status} ${text.slice(0, 300)}`)
  return JSON.parse(text)
}
