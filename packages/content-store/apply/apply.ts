import { randomBytes } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#db/connect'
import { isPostgres } from '#db/engine'
import { isMigrated } from '#db/migrations'
import { type RecordTable, recordTables, wordTables } from '#db/schema'
import { listReferences } from '#queries/references'
import { expandEmbeds } from './expand-embeds'
import type { Batch } from './input'
import { type AnyInput, type Kind, kinds, type Row } from './kinds'
import { Losses } from './losses'
import { type Planned, planInput } from './plan'
import { ChangeInQuarantine, holdChanges, judgeLosses, type Quarantine } from './quarantine'
import { readHashes } from './rows'
import { Tally, type TallyCounts } from './tally'
import { Writer } from './writer'

/** Few enough that a serving process is not held for long, and that the parameters fit into one statement. */
const recordsAtOnce = 25

export type ApplyOptions = {
  now: Date
  /**
   * The tables whose records the batches have completely. A reader of lists names a table only after it has read every page
   * without a failure. Records that no batch has are removed with `prune`, else counted. Those that a batch names as invalid stay.
   */
  complete?: readonly RecordTable[]
  prune?: boolean | undefined
  /** Of an API: a change with which a list loses too much waits. */
  quarantine?: Quarantine
  /** If it is aborted, `apply` throws its reason before the next records, and nothing is written. */
  signal?: AbortSignal | undefined
}

type Batches = Iterable<Batch> | AsyncIterable<Batch>

/** What a transaction did, by table. */
export type Applied = readonly TallyCounts[]

/**
 * Writes the records of a source in one transaction: only those whose JSON differs from the stored one, with what is derived
 * from them, and with a row of `changes` for each. `source` names where the records are from: `files`, or the base URL of
 * an API. If the iteration of `batches` throws, nothing is written, so records can be read and checked meanwhile. The event
 * loop turns between the batches. The database must be migrated. Throws `ChangeInQuarantine` if a list would lose too much.
 */
export async function apply(
  db: Db,
  source: string,
  batches: Batches,
  options: ApplyOptions,
): Promise<Applied> {
  const applied = await write(db, source, batches, options).catch(async (error) => {
    if (error instanceof ChangeInQuarantine) await holdChanges(db, error.changes, options.now)
    throw error
  })
  if (isPostgres(db) && countWritten(applied) >= writtenBeforeVacuum)
    await sql`vacuum (analyze) ${sql.join([...vacuumed, ...wordTables].map((table) => sql.table(table)))}`.execute(
      db,
    )
  return applied
}

function write(db: Db, source: string, batches: Batches, options: ApplyOptions): Promise<Applied> {
  return db.transaction().execute(async (transaction) => {
    // The first statement writes: in SQLite, a transaction that has read cannot write after another process wrote.
    await transaction
      .insertInto('store')
      .values({ id: 1, source, version: newVersion(), published_until: options.now.getTime() })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ source }))
      .execute()
    const { quarantine, now } = options
    const losses = quarantine ? new Losses() : null
    const applied = await new Run(transaction, options, new Writer(transaction, now, losses)).apply(batches)
    if (quarantine && losses)
      await judgeLosses(transaction, await losses.changes(transaction), quarantine, now)
    if (countWritten(applied) > 0)
      await transaction.updateTable('store').set({ version: newVersion() }).execute()
    return applied
  })
}

/** Until a vacuum, Postgres reads the records of many new rows to count them, although an index has all columns. */
const writtenBeforeVacuum = 1_000
const vacuumed = [
  ...['articles', 'article_links', 'organizations', 'organization_sites', 'jobs', 'job_websites'],
  'vocabulary',
]

function countWritten(applied: Applied): number {
  return applied.reduce((sum, { added, changed, removed }) => sum + added + changed + removed, 0)
}

/** The result that `apply` would have, without writing. A database that does not exist (null) or is not migrated is empty. */
export async function compare(db: Db | null, batches: Batches, options: ApplyOptions): Promise<Applied> {
  const isReadable = db !== null && (await isMigrated(db))
  return new Run(isReadable ? db : null, options, null).apply(batches)
}

function newVersion(): string {
  return randomBytes(8).toString('hex')
}

class Run {
  readonly #db: Db | null
  readonly #options: ApplyOptions
  readonly #writer: Writer | null
  readonly #tallies: Readonly<Record<RecordTable, Tally>>
  /** The references of invalid records by table; null is that of a record without a readable one. */
  readonly #invalid = new Map<RecordTable, Set<string | null>>()

  constructor(db: Db | null, options: ApplyOptions, writer: Writer | null) {
    this.#db = db
    this.#options = options
    this.#writer = writer
    const tallies = recordTables.map((table) => [table, new Tally(table)])
    this.#tallies = Object.fromEntries(tallies)
  }

  async apply(batches: Batches): Promise<Applied> {
    for await (const batch of batches) {
      await this.#takeTurn()
      for (const [table, inputs] of await this.#inputsOf(batch)) {
        for (let start = 0; start < inputs.length; start += recordsAtOnce) {
          if (start > 0) await this.#takeTurn()
          await this.#applyInputs(kinds[table], inputs.slice(start, start + recordsAtOnce))
        }
      }
    }
    for (const table of this.#options.complete ?? []) await this.#removeOthers(kinds[table])
    await this.#writer?.finish()
    return recordTables.map((table) => this.#tallies[table].counts())
  }

  /** Reading files and SQLite are synchronous: without this the process could handle neither requests nor signals. */
  async #takeTurn(): Promise<void> {
    await nextTurn()
    this.#options.signal?.throwIfAborted()
  }

  async #inputsOf(batch: Batch): Promise<readonly (readonly [RecordTable, readonly AnyInput[]])[]> {
    if (batch.kind === 'jobs') return [[batch.kind, batch.records]]
    if (batch.kind !== 'embeds') {
      const invalid = this.#invalid.get(batch.kind) ?? new Set()
      for (const { reference } of batch.invalid ?? []) invalid.add(reference)
      this.#invalid.set(batch.kind, invalid)
      return [[batch.kind, batch.records]]
    }
    const { organizations, jobs } = await expandEmbeds(this.#db, batch.records)
    return [
      ['organizations', organizations],
      ['jobs', jobs],
    ]
  }

  async #applyInputs(kind: Kind, all: readonly AnyInput[]): Promise<void> {
    const inputs = new Map<string, AnyInput>()
    for (const input of all) if (!inputs.has(input.reference)) inputs.set(input.reference, input)
    const stored = this.#db ? await readHashes(this.#db, kind, [...inputs.keys()]) : new Map<string, Row>()
    const planned: Planned[] = []
    for (const input of inputs.values()) {
      const plan = planInput(kind, input, stored.get(input.reference), this.#options.now)
      if (plan) planned.push(plan)
      const status = plan ? (stored.has(input.reference) ? 'changed' : 'added') : 'unchanged'
      this.#tallies[kind.table].add(input.reference, status)
    }
    await this.#writer?.prepare(kind, [...inputs.keys()])
    const removed = await this.#writer?.write(kind, planned)
    for (const reference of removed ?? []) this.#tallies[kind.table].add(reference, 'removed')
  }

  async #removeOthers(kind: Kind): Promise<void> {
    const tally = this.#tallies[kind.table]
    const invalid = this.#invalid.get(kind.table)
    if (invalid?.has(null)) return
    const moved = otherTable(kind.table)
    for await (const references of this.#db ? listReferences(this.#db, kind.table) : []) {
      await this.#takeTurn()
      const others = references.filter((reference) => !tally.has(reference) && !invalid?.has(reference))
      for (const reference of others) {
        const isRemoved = this.#options.prune || (moved && this.#tallies[moved].has(reference))
        tally.add(reference, isRemoved ? 'removed' : 'notInSource')
      }
      const removed = references.filter((reference) => tally.is(reference, 'removed'))
      for (let start = 0; start < removed.length; start += recordsAtOnce) {
        await this.#takeTurn()
        await this.#writer?.remove(kind, removed.slice(start, start + recordsAtOnce))
      }
    }
  }
}

/** An article has its row in one of two tables: one that becomes a draft leaves the lists, and the reverse. */
function otherTable(table: RecordTable): RecordTable | null {
  if (table === 'articles') return 'article_drafts'
  return table === 'article_drafts' ? 'articles' : null
}
