import type { Office } from '@/lib/model/organization'

/** Each town once, in the order of the offices; an office without a town goes by its name. */
export function toPlaces(offices: readonly Office[]): string[] {
  return [...new Set(offices.flatMap((office) => office.city ?? office.name ?? []))]
}
