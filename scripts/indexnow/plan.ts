import type { Addresses } from './read-sitemaps'

/** As many as one request may carry. */
export const batchSize = 10_000

/** Addresses that are new, whose page says it has changed, or that are gone since they were last accepted; in batches. */
export function planSubmissions(current: Addresses, accepted: Addresses): string[][] {
  const changed = [...current].filter(([address, lastmod]) => {
    const known = accepted.get(address)
    return known === undefined || (lastmod !== null && lastmod !== known)
  })
  const removed = [...accepted.keys()].filter((address) => !current.has(address))
  const addresses = [...changed.map(([address]) => address), ...removed]
  return Array.from({ length: Math.ceil(addresses.length / batchSize) }, (_, index) =>
    addresses.slice(index * batchSize, (index + 1) * batchSize),
  )
}

/** What is known to be accepted once a batch was. */
export function afterBatch(batch: readonly string[], current: Addresses, accepted: Addresses): Addresses {
  const next = new Map(accepted)
  for (const address of batch) {
    const lastmod = current.get(address)
    if (lastmod === undefined) next.delete(address)
    else next.set(address, lastmod)
  }
  return next
}
