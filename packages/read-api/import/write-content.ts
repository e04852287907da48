import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '#db/connect'
import { migrate } from '#db/migrations'
import { refreshLists } from '#db/refresh-lists'
import { type RecordTable, recordTables } from '#db/schema'
import { type Plan, planChanges } from './plan'
import { ContentRejected } from './problem'
import type { Batch } from './rows'
import { knownOf, referencesOf, removeRecords, slugsOf, writePlan } from './tables'

export type WriteOptions = {
  /** Removes the records that are not among the rows. Without it they are kept, and counted. */
  prune?: boolean | undefined
  /** Ends the work at the next batch, by throwing its reason. */
  signal?: AbortSignal | undefined
}

/** `kept` are the records that are not among the rows and would go with `prune`. */
export type WrittenKind = {
  kind: RecordTable
  added: number
  changed: number
  unchanged: number
  removed: number
  kept: number
}

/** Makes the database say what the rows say, all of it or nothing: taking a batch may throw at any time. */
export async function writeContent(
  db: Db,
  batches: Iterable<Batch>,
  now: Date,
  options: WriteOptions = {},
): Promise<WrittenKind[]> {
  await migrate(db)
  return db.transaction().execute(async (transaction) => {
    const summary = await walk(transaction, batches, now, options, {
      write: (kind, plan) => writePlan(transaction, kind, plan),
      remove: (kind, references) => removeRecords(transaction, kind, references),
    })
    const isSame = summary.every(({ added, changed, removed }) => added + changed + removed === 0)
    if (!isSame) await refreshLists(transaction)
    return summary
  })
}

/** What `writeContent` would answer. Nothing is written; `null` stands for a database that is not there yet. */
export async function compareContent(
  db: Db | null,
  batches: Iterable<Batch>,
  now: Date,
  options: WriteOptions = {},
): Promise<WrittenKind[]> {
  const tables = (await db?.introspection.getTables()) ?? []
  const isFilled = tables.some((table) => table.name === 'articles')
  const nothing = async () => {}
  return walk(isFilled ? db : null, batches, now, options, { write: nothing, remove: nothing })
}

type Effects = {
  write: (kind: RecordTable, plan: Plan) => Promise<void>
  remove: (kind: RecordTable, references: readonly string[]) => Promise<void>
}

async function walk(
  db: Db | null,
  batches: Iterable<Batch>,
  now: Date,
  { prune = false, signal }: WriteOptions,
  effects: Effects,
): Promise<WrittenKind[]> {
  const summary = new Map(recordTables.map((kind) => [kind, emptyTally(kind)]))
  const seen = new Map(recordTables.map((kind) => [kind, new Set<string>()]))
  const slugs = new Set<unknown>()

  for (const { kind, rows } of batches) {
    // Reading and SQLite never wait, so without this no signal would be heard before the end.
    await nextTurn()
    signal?.throwIfAborted()
    const references = rows.map((row) => row.reference)
    const plan = planChanges(rows, db ? await knownOf(db, kind, references) : [], now)
    await effects.write(kind, plan)
    for (const reference of references) seen.get(kind)?.add(reference)
    if (kind === 'organizations') for (const row of rows) slugs.add(row.columns.slug)
    const tally = summary.get(kind) ?? emptyTally(kind)
    tally.added += plan.added.length
    tally.changed += plan.changed.length
    tally.unchanged += plan.unchanged
  }
  for (const tally of db ? summary.values() : []) {
    for await (const references of db ? referencesOf(db, tally.kind) : []) {
      signal?.throwIfAborted()
      const others = references.filter((reference) => !seen.get(tally.kind)?.has(reference))
      if (prune) await effects.remove(tally.kind, others)
      else if (db && tally.kind === 'organizations') await expectOtherSlugs(db, others, slugs)
      tally[prune ? 'removed' : 'kept'] += others.length
    }
  }
  return [...summary.values()]
}

function emptyTally(kind: RecordTable): WrittenKind {
  return { kind, added: 0, changed: 0, unchanged: 0, removed: 0, kept: 0 }
}

/** Two organizations under one slug would share their pages. */
async function expectOtherSlugs(
  db: Db,
  references: readonly string[],
  slugs: ReadonlySet<unknown>,
): Promise<void> {
  if (references.length === 0) return
  const taken = (await slugsOf(db, references)).filter(({ slug }) => slugs.has(slug))
  if (taken.length === 0) return
  throw new ContentRejected(
    taken.map(({ reference, slug }) => ({
      file: 'the database',
      path: `organizations/${slug}`,
      message: `the slug belongs to ${reference}, which is not in the folder; --prune removes it`,
    })),
  )
}
