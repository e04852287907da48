/** `npm run test:full` sets TEST_FULL. */
export const isFull = process.env.TEST_FULL === '1'

/** The number of runs of a property: `full` in `npm run test:full`, and at most `usual` in `npm test`. @internal */
export function propertyRuns(full: number, usual = 200): number {
  return isFull ? full : Math.min(full, usual)
}
