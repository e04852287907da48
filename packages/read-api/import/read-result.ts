import type { RawRecord } from './content'
import type { Problem } from './problem'

/**
 * A record; or a problem, with the identities (references, keys, slugs or a kind) of the records that cannot be read
 * because of it; or a notice of a value that was dropped or generated.
 */
export type ReadResult =
  | { record: RawRecord }
  | { problem: Problem; broken: readonly string[] }
  | { notice: Problem }
