/**
 * A number of a record within its bounds, else null. The tolerant schemas accept every number and numeric text, so a
 * field can hold a fraction, or infinity for a text of 400 digits.
 */
export function toNumber(value: number | undefined, min: number, max: number): number | null {
  // The sum turns negative zero into zero.
  return value !== undefined && value >= min && value <= max ? value + 0 : null
}

/** The same for a count or a year: a fraction is rounded. */
export function toInteger(value: number | undefined, min: number, max: number): number | null {
  return toNumber(value === undefined ? undefined : Math.round(value), min, max)
}

/** A numeric identifier. */
export function toId(value: number | undefined): number | null {
  return value !== undefined && Number.isSafeInteger(value) ? value + 0 : null
}
