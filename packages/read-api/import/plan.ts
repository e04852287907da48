import { createHash } from 'node:crypto'
import { toTimestamp } from '#time'
import type { Row } from './rows'

/** A record that an earlier import has stored. */
export type StoredRecord = {
  reference: string
  hash: string
  created_at_text: string
  updated_at_text: string
}

export type Write = { row: Row; hash: string; createdAt: string; updatedAt: string }

export type Plan = { added: Write[]; changed: Write[]; unchanged: number }

/** Compares rows with the stored records of the same references. content/README.md has the rules for timestamps. */
export function planChanges(rows: readonly Row[], stored: readonly StoredRecord[], now: Date): Plan {
  const storedByReference = new Map(stored.map((record) => [record.reference, record]))
  const plan: Plan = { added: [], changed: [], unchanged: 0 }
  const importedAt = toTimestamp(now.toISOString())

  for (const row of rows) {
    const hash = hashOf(row)
    const before = storedByReference.get(row.reference)
    const createdAt = row.fields.created_at && toTimestamp(row.fields.created_at)
    const updatedAt = row.fields.updated_at && toTimestamp(row.fields.updated_at)
    if (!before) {
      plan.added.push({ row, hash, createdAt: createdAt ?? importedAt, updatedAt: updatedAt ?? importedAt })
    } else if (before.hash === hash) {
      plan.unchanged += 1
    } else {
      const isNewer = updatedAt && Date.parse(updatedAt) > Date.parse(before.updated_at_text)
      plan.changed.push({
        row,
        hash,
        createdAt: createdAt ?? before.created_at_text,
        updatedAt: isNewer ? updatedAt : importedAt,
      })
    }
  }
  return plan
}

// Databases hold hashes that were computed before migration 0004 renamed this column. Under its new name every record
// would count as changed at the next import.
const hashedNames: Readonly<Record<string, string>> = { name_normalized: 'name_folded' }

function hashOf({ fields, columns, sites, links }: Row): string {
  const hashed = Object.entries(columns).map(([name, value]) => [hashedNames[name] ?? name, value])
  return createHash('sha256')
    .update(JSON.stringify([fields, Object.fromEntries(hashed), sites, links]))
    .digest('hex')
}
