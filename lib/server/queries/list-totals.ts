import type { Db } from '@/lib/server/db/connect'
import type { List } from '@/lib/server/db/schema'

/** How many records are in a list. */
export async function getTotal(db: Db, { kind, target, language }: List): Promise<number> {
  const found = await db
    .selectFrom('list_totals')
    .select('total')
    .where('kind', '=', kind)
    .where('target', '=', target)
    .where('language', '=', language)
    .executeTakeFirst()
  return found?.total ?? 0
}

const maxRemembered = 2_000

/**
 * Totals that no table holds are counted once for each content: `count` runs where this process has not yet counted
 * the same `question` of the same version. What it remembers is bounded; the oldest goes first.
 */
export function createTotals() {
  const totals = new Map<string, number>()
  return async (db: Db, question: string, count: () => Promise<number>): Promise<number> => {
    const content = await db.selectFrom('content_version').select('version').executeTakeFirst()
    const key = `${content?.version} ${question}`
    const known = totals.get(key)
    if (known !== undefined) return known
    const total = await count()
    const [oldest] = totals.keys()
    if (totals.size >= maxRemembered && oldest !== undefined) totals.delete(oldest)
    totals.set(key, total)
    return total
  }
}
