import { env } from '@/lib/env'
import { explainHidden } from '@/lib/model/media/hidden-image'
import { logWarning } from '@/lib/process/log'
import { sharedState } from '@/lib/process/shared-state'

/** An API can name any number of hosts. */
const maxReasons = 20

const reasons = sharedState('hidden-images', () => new Set<string>())

/** Logs each reason for which pages do not show an image once per process, with the first image. */
export function warnOfHiddenImage(url: string): void {
  const { reason } = explainHidden(url, env.SITE_URL)
  if (reasons.has(reason) || reasons.size >= maxReasons) return
  reasons.add(reason)
  logWarning('An image is not shown', { reason, url: url.trim().slice(0, 300) })
}
