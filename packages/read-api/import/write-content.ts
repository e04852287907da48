import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '#db/connect'
import { migrate } from '#db/migrations'
import { refreshLists } from '#db/refresh-lists'
import { type RecordTable, recordTables } from '#db/schema'
import { type Plan, planChanges } from './plan'
import { ContentRejected } from './problem'
import type { Batch } from './rows'
import { getOrganizationSlugs, getStoredRecords, listReferences, removeRecords, writePlan } from './tables'

export type WriteOptions = {
  /**
   * Removes the records that are not among the rows. Without it they stay, and are counted. An article that is among the rows
   * as a draft, or the reverse, is removed from its earlier table in both cases.
   */
  prune?: boolean | undefined
  /** If it is aborted, the import throws its reason before the next batch. */
  signal?: AbortSignal | undefined
  /** Called with the references of records that are added, changed or removed. The transaction can still fail. */
  onChange?: ((kind: RecordTable, references: readonly string[]) => void) | undefined
}

/** `notInFolder` are the records that are not among the rows and that `prune` would remove. */
export type WrittenKind = {
  kind: RecordTable
  added: number
  changed: number
  unchanged: number
  removed: number
  notInFolder: number
}

/**
 * Writes the rows in one transaction. If the iteration of `batches` throws, nothing is written, so the content can be
 * checked while it is written.
 */
export async function writeContent(
  db: Db,
  batches: Iterable<Batch>,
  now: Date,
  options: WriteOptions = {},
): Promise<WrittenKind[]> {
  await migrate(db)
  return db.transaction().execute(async (transaction) => {
    // Takes the lock for writing first: in SQLite a transaction that has read cannot write after another process wrote.
    await transaction
      .updateTable('content_version')
      .set(({ ref }) => ({ version: ref('version') }))
      .execute()
    const summary = await applyBatches(transaction, recordTables, batches, now, options, {
      write: (kind, plan) => writePlan(transaction, kind, plan),
      remove: (kind, references) => removeRecords(transaction, kind, references),
    })
    const listed = summary.filter(({ kind }) => kind !== 'article_drafts')
    const isUnchanged = listed.every(({ added, changed, removed }) => added + changed + removed === 0)
    if (!isUnchanged) await refreshLists(transaction)
    return summary
  })
}

/** The result that `writeContent` would have, without writing. `null` is a database that does not exist yet. */
export async function compareContent(
  db: Db | null,
  batches: Iterable<Batch>,
  now: Date,
  options: WriteOptions = {},
): Promise<WrittenKind[]> {
  const present = new Set((await db?.introspection.getTables())?.map(({ name }) => name))
  const tables = recordTables.filter((table) => present.has(table))
  const noEffect = async () => {}
  return applyBatches(db, tables, batches, now, options, { write: noEffect, remove: noEffect })
}

type Effects = {
  write: (kind: RecordTable, plan: Plan) => Promise<void>
  remove: (kind: RecordTable, references: readonly string[]) => Promise<void>
}

/** An article has its row in one of two tables. */
const otherTables: Partial<Record<RecordTable, RecordTable>> = {
  articles: 'article_drafts',
  article_drafts: 'articles',
}

/** `tables` are those that the database has. */
async function applyBatches(
  db: Db | null,
  tables: readonly RecordTable[],
  batches: Iterable<Batch>,
  now: Date,
  { prune = false, signal, onChange = () => {} }: WriteOptions,
  effects: Effects,
): Promise<WrittenKind[]> {
  const summary = new Map(recordTables.map((kind) => [kind, emptyTally(kind)]))
  const seen = new Map(recordTables.map((kind) => [kind, new Set<string>()]))
  const slugs = new Set<unknown>()
  const readable = (kind: RecordTable) => (tables.includes(kind) ? db : null)

  for (const { kind, rows } of batches) {
    // Reading files and SQLite are synchronous: without this the process could not handle a signal.
    await nextTurn()
    signal?.throwIfAborted()
    const references = rows.map((row) => row.reference)
    const reader = readable(kind)
    const plan = planChanges(rows, reader ? await getStoredRecords(reader, kind, references) : [], now)
    await effects.write(kind, plan)
    onChange(
      kind,
      [...plan.added, ...plan.changed].map(({ row }) => row.reference),
    )
    for (const reference of references) seen.get(kind)?.add(reference)
    if (kind === 'organizations') for (const row of rows) slugs.add(row.columns.slug)
    const tally = summary.get(kind) ?? emptyTally(kind)
    tally.added += plan.added.length
    tally.changed += plan.changed.length
    tally.unchanged += plan.unchanged
  }
  for (const tally of summary.values()) {
    const reader = readable(tally.kind)
    const moved = seen.get(otherTables[tally.kind] ?? tally.kind)
    for await (const references of reader ? listReferences(reader, tally.kind) : []) {
      signal?.throwIfAborted()
      const others = references.filter((reference) => !seen.get(tally.kind)?.has(reference))
      const removed = prune ? others : others.filter((reference) => moved?.has(reference))
      const kept = prune ? [] : others.filter((reference) => !moved?.has(reference))
      await effects.remove(tally.kind, removed)
      onChange(tally.kind, removed)
      if (reader && tally.kind === 'organizations') await expectOtherSlugs(reader, kept, slugs)
      tally.removed += removed.length
      tally.notInFolder += kept.length
    }
  }
  return [...summary.values()]
}

function emptyTally(kind: RecordTable): WrittenKind {
  return { kind, added: 0, changed: 0, unchanged: 0, removed: 0, notInFolder: 0 }
}

/** Two organizations with one slug would have the same URLs. */
async function expectOtherSlugs(
  db: Db,
  references: readonly string[],
  slugs: ReadonlySet<unknown>,
): Promise<void> {
  if (references.length === 0) return
  const taken = (await getOrganizationSlugs(db, references)).filter(({ slug }) => slugs.has(slug))
  if (taken.length === 0) return
  throw new ContentRejected(
    taken.map(({ reference, slug }) => ({
      file: 'the database',
      path: `organizations/${slug}`,
      message: `the slug belongs to organization ${reference}, which is not in the folder; --prune removes it`,
    })),
  )
}
