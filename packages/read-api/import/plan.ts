import { createHash } from 'node:crypto'
import { toTimestamp } from '#time'
import type { Row } from './rows'

/** What the database knows of a record from earlier imports. */
export type Known = { reference: string; hash: string; created_at_text: string; updated_at_text: string }

export type Write = { row: Row; hash: string; createdAt: string; updatedAt: string }

export type Plan = { added: Write[]; changed: Write[]; unchanged: number }

/** Compares rows with what the database knows of their references; the rules of the moments are in content/README.md. */
export function planChanges(rows: readonly Row[], known: readonly Known[], now: Date): Plan {
  const knownByReference = new Map(known.map((record) => [record.reference, record]))
  const plan: Plan = { added: [], changed: [], unchanged: 0 }
  const moment = toTimestamp(now.toISOString())

  for (const row of rows) {
    const hash = hashOf(row)
    const before = knownByReference.get(row.reference)
    const createdAt = row.fields.created_at && toTimestamp(row.fields.created_at)
    const updatedAt = row.fields.updated_at && toTimestamp(row.fields.updated_at)
    if (!before) {
      plan.added.push({ row, hash, createdAt: createdAt ?? moment, updatedAt: updatedAt ?? moment })
    } else if (before.hash === hash) {
      plan.unchanged += 1
    } else {
      const isNewer = updatedAt && Date.parse(updatedAt) > Date.parse(before.updated_at_text)
      plan.changed.push({
        row,
        hash,
        createdAt: createdAt ?? before.created_at_text,
        updatedAt: isNewer ? updatedAt : moment,
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
