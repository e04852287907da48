import type { RevalidationChange } from '@vitrine/api-contract/revalidation'
import { sendWebhook } from '@vitrine/api-contract/send-webhook'

/**
 * Tells a site which records changed. Returns a line for the user: a site that does not listen shows the changes later, so
 * that it is no failure.
 */
export async function notifySite(
  siteUrl: string,
  secret: string,
  changes: readonly RevalidationChange[],
): Promise<string> {
  try {
    const results = await sendWebhook(siteUrl, secret, changes)
    const urls = results.flatMap((result) => result.urls.filter(({ seen_at }) => seen_at !== null))
    const ms = results.reduce((sum, { duration_ms }) => sum + duration_ms, 0)
    return `The site at ${siteUrl} shows the changes: ${urls.length} URLs are new after ${(ms / 1000).toFixed(1)} s.`
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `The site at ${siteUrl} was not told about the changes: ${reason}. It shows them within minutes.`
  }
}
