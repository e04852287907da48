import type { RawRecord } from './content'
import type { LoadedBatch } from './loaded-batch'
import type { Problem } from './problem'

/**
 * A record of a file; or records of saved responses; or a problem, with the identities (references, keys, slugs or a kind) of
 * the records that cannot be read because of it; or a notice of something that is left out.
 */
export type ReadResult =
  | { record: RawRecord }
  | { batch: LoadedBatch }
  | { problem: Problem; broken: readonly string[] }
  | { notice: Problem }
