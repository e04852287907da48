import { setImmediate as nextTurn } from 'node:timers/promises'
import { createWordSplitter } from '@vitrine/api-contract/search-words'
import { isUnspaced } from '@vitrine/api-contract/split-words'
import { sql, type Transaction } from 'kysely'
import { isOneOf, isPostgres } from '#db/engine'
import type { Schema, WordTable } from '#db/schema'
import { jobWords } from '#records/job'
import { parseObject } from '#records/json'
import { organizationWords } from '#records/organization'
import { toTokens } from '#records/words'
import type { Difference } from './append-changes'
import type { Kind, Row } from './kinds'

type Words = { reference: string; words: readonly string[] }

const rowsAtOnce = 25

/** The words of the organizations and open jobs that a transaction changes. */
export class WordWriter {
  readonly #db: Transaction<Schema>
  readonly #split = createWordSplitter()

  constructor(db: Transaction<Schema>) {
    this.#db = db
  }

  /** Must be called after the rows are written. */
  async write({ table }: Kind, differences: readonly Difference[]): Promise<void> {
    if (table === 'organizations') await this.#writeOrganizations(differences)
    if (table === 'jobs') await this.#writeJobs(differences)
  }

  async #writeOrganizations(differences: readonly Difference[]): Promise<void> {
    const rows = differences.flatMap(({ after }) => after ?? [])
    await this.#put(
      'organization_words',
      rows.map(({ reference, record, name_lower }) => ({
        reference,
        words: organizationWords(
          String(name_lower),
          record ? parseObject(String(record)) : null,
          this.#split,
        ),
      })),
    )
    await this.#remove(
      'organization_words',
      differences.filter(({ after }) => !after),
    )
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
    for (let start = 0; start < jobs.length; start += rowsAtOnce) {
      if (start > 0) await nextTurn()
      await this.#putJobs(jobs.slice(start, start + rowsAtOnce).map(({ reference }) => reference))
    }
  }

  async #writeJobs(differences: readonly Difference[]): Promise<void> {
    const changed = differences.filter(({ before, after }) => after && isOther(before, after))
    await this.#putJobs(changed.map(({ reference }) => reference))
    await this.#remove(
      'job_words',
      differences.filter(({ before, after }) => isOpen(before) && !isOpen(after)),
    )
  }

  async #putJobs(references: readonly string[]): Promise<void> {
    if (references.length === 0) return
    const rows = await this.#db
      .selectFrom('jobs')
      .leftJoin('organizations', 'organizations.reference', 'jobs.organization_reference')
      .select(['jobs.reference', 'jobs.summary', 'jobs.embed', 'organizations.name_lower'])
      .where(isOneOf(this.#db, 'jobs.reference', references))
      .execute()
    await this.#put(
      'job_words',
      rows.flatMap(({ reference, summary, embed, name_lower }) =>
        summary && embed
          ? { reference, words: jobWords({ summary, embed }, name_lower ?? '', this.#split) }
          : [],
      ),
    )
  }

  async #put(table: WordTable, rows: readonly Words[]): Promise<void> {
    if (rows.length === 0) return
    const [words, records] = [sql.table(table), sql.table(recordsOf[table])]
    if (isPostgres(this.#db))
      await sql`
        insert into ${words} (rowid, words)
        select record.id, given.words::tsvector
        from unnest(${rows.map(({ reference }) => reference)}::text[], ${rows.map((row) => toTsVector(row.words))}::text[])
          as given (reference, words)
        join ${records} record on record.reference = given.reference
        on conflict (rowid) do update set words = excluded.words
      `.execute(this.#db)
    else
      await sql`
        insert or replace into ${words} (rowid, words)
        select record.id, given.value ->> 1
        from json_each(${JSON.stringify(rows.map((row) => [row.reference, toTokens(row.words).join(' ')]))}) given
        join ${records} record on record.reference = given.value ->> 0
      `.execute(this.#db)
  }

  async #remove(table: WordTable, differences: readonly Difference[]): Promise<void> {
    const ids = differences.flatMap(({ before }) => (before ? Number(before.id) : []))
    if (ids.length === 0) return
    await sql`delete from ${sql.table(table)} where ${isOneOf(this.#db, 'rowid', ids)}`.execute(this.#db)
  }
}

const recordsOf = { organization_words: 'organizations', job_words: 'jobs' } as const

/** Only open jobs are searched. */
function isOpen(job: Row | undefined): boolean {
  return typeof job?.summary === 'string'
}

/** Whether an open job has other words than before. */
function isOther(before: Row | undefined, after: Row): boolean {
  if (!isOpen(after)) return false
  return (
    !isOpen(before) ||
    before?.embed_hash !== after.embed_hash ||
    before?.organization_reference !== after.organization_reference
  )
}

/** A `tsvector` as text. Words have no character that it would escape, and no search compares the places of others than pairs. */
function toTsVector(words: readonly string[]): string {
  return toTokens(words)
    .map((token, place) =>
      isUnspaced(token) ? `'${token}':${Math.min(place + 1, maxPosition)}` : `'${token}'`,
    )
    .join(' ')
}

/** The last position of a `tsvector`. */
const maxPosition = 16_383
