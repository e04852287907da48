/** The parts of `npm run test:faults`, in the order in which they run. */
export const partNames = [
  'outage',
  'invented-urls',
  'existing-urls',
  'hostile-content',
  'hostile-visitors',
  'soak',
] as const

export type PartName = (typeof partNames)[number]

/** They take long. Without `--only` they run with `--full`. */
export const longParts: readonly PartName[] = ['existing-urls', 'soak']
