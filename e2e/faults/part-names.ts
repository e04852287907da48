/** The parts of `npm run test:faults`, in the order in which they run. */
export const partNames = [
  'outage',
  'invented-urls',
  'existing-urls',
  'hostile-content',
  'hostile-visitors',
  'soak',
  'throughput',
] as const

export type PartName = (typeof partNames)[number]

/** They take long, or measure little in a short time. Without `--only` they run with `--full`. */
export const longParts: readonly PartName[] = ['existing-urls', 'soak', 'throughput']

/** For the throughput: the last revision without the page cache, the limits of clients and the Content-Security-Policy. */
export const defaultRevision = 'e74b5dd'
