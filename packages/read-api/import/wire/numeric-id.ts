import { createHash } from 'node:crypto'

/**
 * The integer `id` of a record: a hash of its reference, so that it is the same in every database and after every
 * import. Its 31 bits fit the integers of every client. Two records can share an id: no operation reads by id.
 */
export function numericId(reference: string): number {
  return createHash('sha256').update(reference).digest().readUInt32BE(0) >>> 1
}
