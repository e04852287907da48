import type { Transaction } from 'kysely'
import type { Schema } from '#db/schema'
import { appendChanges, type Difference } from './append-changes'
import { ArticleGroups } from './groups'
import type { Kind } from './kinds'
import type { Losses } from './losses'
import { type Planned, toRow } from './plan'
import { deleteRows, readRows, writeRows } from './rows'
import { WordWriter } from './words'

/** Writes rows, what is derived from them, and the changes of one transaction. */
export class Writer {
  readonly #db: Transaction<Schema>
  readonly #now: Date
  readonly #losses: Losses | null
  readonly #groups = new ArticleGroups()
  readonly #words: WordWriter

  /** `losses` is null where nobody judges them. */
  constructor(db: Transaction<Schema>, now: Date, losses: Losses | null) {
    this.#db = db
    this.#now = now
    this.#losses = losses
    this.#words = new WordWriter(db)
  }

  /** Must be called with all records of a step before some of them are written. */
  async prepare(kind: Kind, references: readonly string[]): Promise<void> {
    if (kind.table === 'articles') await this.#losses?.noteArticles(this.#db, references)
  }

  /** Returns the references of the records of which no part is left. */
  async write(kind: Kind, planned: readonly Planned[]): Promise<string[]> {
    const former = await readRows(
      this.#db,
      kind,
      planned.map(({ input }) => input.reference),
    )
    const differences = planned.map((plan): Difference => {
      const before = former.get(plan.input.reference)
      return { reference: plan.input.reference, before, after: toRow(kind, plan, before) ?? undefined }
    })
    const removed = differences.flatMap(({ reference, after }) => (after ? [] : [reference]))
    await writeRows(
      this.#db,
      kind,
      differences.flatMap(({ after }) => after ?? []),
    )
    await deleteRows(this.#db, kind, removed)
    await this.#note(kind, differences)
    return removed
  }

  async remove(kind: Kind, references: readonly string[]): Promise<void> {
    const former = await readRows(this.#db, kind, references)
    await deleteRows(this.#db, kind, references)
    await this.#note(
      kind,
      [...former].map(([reference, before]) => ({ reference, before, after: undefined })),
    )
  }

  async finish(): Promise<void> {
    await this.#groups.derive(this.#db)
  }

  async #note(kind: Kind, differences: readonly Difference[]): Promise<void> {
    if (kind.table === 'articles') this.#groups.note(differences)
    this.#losses?.note(kind, differences)
    await this.#words.write(kind, differences)
    await appendChanges(this.#db, kind, differences, this.#now)
  }
}
