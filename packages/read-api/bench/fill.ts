import { openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import { checkRecords } from '#import/load-content'
import { writeContent } from '#import/write-content'
import { generatedAt, readGenerated, type Size } from './generator/generate'

/** Imports generated content into an empty database. */
export async function fill(url: string, size: Size): Promise<void> {
  const db = openDatabaseForWriting(url)
  try {
    await writeContent(db, checkRecords(readGenerated(size), 'the generator', generatedAt), generatedAt)
  } finally {
    await db.destroy()
  }
}
