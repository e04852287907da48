import type { SubmittableUrls } from './read-sitemaps'

/** The limit of the IndexNow protocol for one request. */
const batchSize = 10_000

/** The URLs that are new, changed or removed since they were last accepted, in batches. */
export function planSubmissions(current: SubmittableUrls, accepted: SubmittableUrls): string[][] {
  const changed = [...current].filter(([url, lastmod]) => {
    const acceptedLastmod = accepted.get(url)
    return acceptedLastmod === undefined || (lastmod !== null && lastmod !== acceptedLastmod)
  })
  const removed = [...accepted.keys()].filter((url) => !current.has(url))
  const urls = [...changed.map(([url]) => url), ...removed]
  return Array.from({ length: Math.ceil(urls.length / batchSize) }, (_, index) =>
    urls.slice(index * batchSize, (index + 1) * batchSize),
  )
}

/** The accepted URLs after a batch was accepted. */
export function afterBatch(
  batch: readonly string[],
  current: SubmittableUrls,
  accepted: SubmittableUrls,
): SubmittableUrls {
  const next = new Map(accepted)
  for (const url of batch) {
    const lastmod = current.get(url)
    if (lastmod === undefined) next.delete(url)
    else next.set(url, lastmod)
  }
  return next
}
