import { apply } from '@vitrine/content-store/apply/apply'
import type { Batch } from '@vitrine/content-store/apply/input'
import { openDatabaseForWriting } from '@vitrine/content-store/db/connect'

/** Writes records as a copy of a hosted API does, while the modules of the site read the same database. */
export async function writeRecords(databaseUrl: string, ...batches: Batch[]): Promise<void> {
  const db = openDatabaseForWriting(databaseUrl)
  try {
    await apply(db, 'files', batches, { now: new Date() })
  } finally {
    await db.destroy()
  }
}

/** An embed half; a job without a contract type and an office would look like an entry for unsolicited applications. */
export function embedOf(reference: string, fields: Record<string, unknown> = {}) {
  return {
    ...{ reference, slug: `slug-${reference}`, name: `Job ${reference}` },
    contract_type: { en: 'Full-Time' },
    ...fields,
  }
}
