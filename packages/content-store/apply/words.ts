import { sql, type Transaction } from 'kysely'
import { isOneOf } from '#db/engine'
import type { Schema, WordTable } from '#db/schema'
import { recordsOf } from '#search/texts'
import type { Difference } from './append-changes'
import { WordIndex } from './index-words'
import type { Kind, Row } from './kinds'

/** The words of the organizations, open jobs and articles that a transaction changes. */
export class WordWriter {
  readonly #db: Transaction<Schema>
  readonly #index = new WordIndex()

  constructor(db: Transaction<Schema>) {
    this.#db = db
  }

  /** Must be called after the rows are written. */
  async write({ table }: Kind, differences: readonly Difference[]): Promise<void> {
    const words = wordTablesOf.get(table)
    if (words === undefined) return
    const isSearched = table === 'jobs' ? isOpen : (row: Row | undefined) => row !== undefined
    const written = differences.filter(
      ({ before, after }) => isSearched(after) && (!isSearched(before) || hasOtherWords(before, after)),
    )
    await this.#index.put(
      this.#db,
      words,
      written.map(({ reference }) => reference),
    )
    await this.#remove(
      words,
      differences.filter(({ before, after }) => isSearched(before) && !isSearched(after)),
    )
    if (table === 'organizations')
      for (const { reference, before, after } of differences)
        if (after && before?.name_lower !== after.name_lower) await this.#renameOrganization(reference)
  }

  /** The name of an organization is among the words of its jobs. */
  async #renameOrganization(organization: string): Promise<void> {
    const jobs = await this.#db
      .selectFrom('jobs')
      .select('reference')
      .where('organization_reference', '=', organization)
      .where('summary', 'is not', null)
      .execute()
    await this.#index.put(
      this.#db,
      'job_words',
      jobs.map(({ reference }) => reference),
    )
  }

  async #remove(table: WordTable, differences: readonly Difference[]): Promise<void> {
    const ids = differences.flatMap(({ before }) => (before ? Number(before.id) : []))
    if (ids.length === 0) return
    await sql`delete from ${sql.table(table)} where ${isOneOf(this.#db, 'rowid', ids)}`.execute(this.#db)
  }
}

const wordTablesOf = new Map<string, WordTable>(
  (['organization_words', 'job_words', 'article_words'] as const).map((table) => [recordsOf[table], table]),
)

/** Only open jobs are searched. */
function isOpen(job: Row | undefined): boolean {
  return typeof job?.summary === 'string'
}

/** Whether a record can have other words than before: the response of the job operation has none. */
function hasOtherWords(before: Row | undefined, after: Row | undefined): boolean {
  return (['record_hash', 'embed_hash', 'organization_reference'] as const).some(
    (column) => before?.[column] !== after?.[column],
  )
}
