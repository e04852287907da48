import { createHash } from 'node:crypto'

/**
 * The integer the API shows beside a reference. It is made from the reference, so that it stays the same in every
 * database and over every import. 31 bits fit the integers of every client; two equal ones do no harm, because
 * nothing is looked up by it.
 */
export function numericId(reference: string): number {
  return createHash('sha256').update(reference).digest().readUInt32BE(0) >>> 1
}
