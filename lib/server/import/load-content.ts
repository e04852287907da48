import type { RecordTable } from '@/lib/server/db/schema'
import { recordTables } from '@/lib/server/db/schema'
import { checkContract } from './check-contract'
import { checkReferences } from './check-references'
import { ContentRejected } from './problem'
import { readContent } from './read-content'
import { type Row, toRows } from './rows'

/**
 * What a content folder says, ready to be written. `onRead` is told how many files of how many are read. Throws
 * `ContentRejected` with every problem found.
 */
export function loadContent(
  folder: string,
  now: Date,
  onRead: (done: number, total: number) => void = () => {},
): Record<RecordTable, Row[]> {
  const { content, problems, broken } = readContent(folder, onRead)
  problems.push(...checkReferences(content, broken), ...checkContract(content, now))
  if (problems.length === 0 && recordTables.every((table) => content[table].length === 0)) {
    problems.push({
      file: folder,
      path: '',
      message: 'holds no content; importing it would remove everything',
    })
  }
  if (problems.length > 0) throw new ContentRejected(problems)
  return toRows(content)
}
