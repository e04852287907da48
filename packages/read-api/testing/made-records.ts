import { CategoryRecords } from '#import/category-records'
import { type LoadedBatch, toBatch } from '#import/loaded-batch'

const now = new Date('2026-11-20T12:00:00Z')
const times = { created_at: '2026-11-20T12:00:00.000+00:00', updated_at: '2026-11-20T12:00:00.000+00:00' }

/** The inputs of an import of files, with the JSON of each part in place of the function that makes it. */
export function makeRecords(batches: Iterable<LoadedBatch>): Record<string, unknown>[] {
  const categories = new CategoryRecords(new Map(), now)
  return [...batches].flatMap((batch) =>
    toBatch(batch, categories).records.map((record) =>
      Object.fromEntries(
        Object.entries(record).map(([name, part]) => [name, typeof part === 'function' ? part(times) : part]),
      ),
    ),
  )
}
