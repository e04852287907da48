import { canParseUrl } from '@vitrine/api-contract/can-parse-url'
import { logWarning } from '@/lib/process/log'
import { sharedState } from '@/lib/process/shared-state'

/** An API can name any number of hosts. */
const maxOrigins = 20

const origins = sharedState('hidden-images', () => new Set<string>())

/** Logs each origin of images that pages do not show once per process. */
export function warnOfHiddenImage(url: string): void {
  const origin = canParseUrl(url) ? new URL(url).origin : 'no URL'
  if (origins.has(origin) || origins.size >= maxOrigins) return
  origins.add(origin)
  logWarning('Images are not shown: their host is none of IMAGE_HOSTS, or their URL has no https', { origin })
}
