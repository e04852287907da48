import { openDatabaseForWriting } from '#db/connect'
import { RecordRegistry } from '#import/record-registry'
import { type Batch, type Row, toRow } from '#import/rows'
import { writeContent } from '#import/write-content'
import { makeEntries, type Size } from './content'

const rowsAtOnce = 500

/** Fills a database with generated records, as an import would leave them. */
export async function fill(url: string, size: Size): Promise<void> {
  const db = openDatabaseForWriting(url)
  try {
    await writeContent(db, batches(size), new Date())
  } finally {
    await db.destroy()
  }
}

function* batches(size: Size): Generator<Batch> {
  const directory = new RecordRegistry()
  let kind: Batch['kind'] = 'sites'
  let rows: Row[] = []
  for (const entry of makeEntries(size)) {
    if (rows.length > 0 && (entry.kind !== kind || rows.length === rowsAtOnce)) {
      yield { kind, rows }
      rows = []
    }
    kind = entry.kind
    directory.add(entry)
    rows.push(toRow(entry, directory))
  }
  yield { kind, rows }
}
