import { setImmediate as nextTurn } from 'node:timers/promises'
import { createWordSplitter, toSearchWords } from '@vitrine/api-contract/search-words'
import { type Kysely, sql } from 'kysely'
import type { Db } from '#db/connect'
import { isPostgres } from '#db/engine'
import { type WordTable, wordTables } from '#db/schema'
import { listReferences } from '#queries/references'
import { isInVocabulary, reverseWord, toNameToken, toTokens } from '#records/words'
import { readSearchedTexts, recordsOf } from '#search/texts'

const rowsAtOnce = 25

/** Of a record: the last position of a `tsvector`. A name has no more than 10,000 characters, each with two spellings at most. */
const maxTokens = 16_383

/** Words of which a writer knows that they are in the vocabulary. */
const maxKnown = 500_000

/** Writes the words of records that are in the store. */
export class WordIndex {
  readonly #split = createWordSplitter()
  readonly #known = new Set<string>()

  /** The words of these records instead of those that they had. Of jobs only open ones have some. */
  async put(db: Db, table: WordTable, references: readonly string[]): Promise<void> {
    for (let start = 0; start < references.length; start += rowsAtOnce) {
      if (start > 0) await nextTurn()
      await this.#put(db, table, references.slice(start, start + rowsAtOnce))
    }
  }

  async #put(db: Db, table: WordTable, references: readonly string[]): Promise<void> {
    const found = (await readSearchedTexts(db, table, references)).map(({ reference, searched }) => ({
      reference,
      words: toSearchWords(searched, this.#split),
    }))
    if (found.length === 0) return
    const rows = found.map(({ reference, words: { whole, name, others } }) => {
      const named = [...toTokens(name), toNameToken(whole)]
      return { reference, name: named, words: toTokens(others).slice(0, maxTokens - named.length) }
    })
    const [words, records] = [sql.table(table), sql.table(recordsOf[table])]
    if (isPostgres(db))
      await sql`
        insert into ${words} (rowid, name, words)
        select record.id, given.name::tsvector, given.words::tsvector
        from unnest(
          ${rows.map(({ reference }) => reference)}::text[],
          ${rows.map(({ name }) => toTsVector(name))}::text[],
          ${rows.map((row) => toTsVector([...row.name, ...row.words]))}::text[]
        ) as given (reference, name, words)
        join ${records} record on record.reference = given.reference
        on conflict (rowid) do update set name = excluded.name, words = excluded.words
      `.execute(db)
    else
      await sql`
        insert or replace into ${words} (rowid, name, words)
        select record.id, given.value ->> 1, given.value ->> 2
        from json_each(${JSON.stringify(rows.map((row) => [row.reference, row.name.join(' '), row.words.join(' ')]))}) given
        join ${records} record on record.reference = given.value ->> 0
      `.execute(db)
    await this.#addToVocabulary(
      db,
      found.flatMap(({ words: { name, others } }) => [...name, ...others]),
    )
  }

  async #addToVocabulary(db: Db, words: readonly string[]): Promise<void> {
    const added = [...new Set(words)].filter((word) => !this.#known.has(word) && isInVocabulary(word))
    if (added.length === 0) return
    if (this.#known.size > maxKnown) this.#known.clear()
    for (const word of added) this.#known.add(word)
    const reversed = added.map(reverseWord)
    if (isPostgres(db))
      await sql`
        insert into vocabulary (word, reversed)
        select * from unnest(${added}::text[], ${reversed}::text[]) on conflict do nothing`.execute(db)
    else
      await sql`
        insert or ignore into vocabulary (word, reversed)
        select value ->> 0, value ->> 1
        from json_each(${JSON.stringify(added.map((word, place) => [word, reversed[place]]))})`.execute(db)
  }
}

/** Fills the index of a store whose records were written without it, in steps, each of which SQLite writes at once. */
export async function indexWords(db: Kysely<never>): Promise<void> {
  const store: Db = db
  const index = new WordIndex()
  for (const table of wordTables)
    for await (const references of listReferences(store, recordsOf[table]))
      if (store.isTransaction) await index.put(store, table, references)
      else await store.transaction().execute((step) => index.put(step, table, references))
}

/** A `tsvector` as text. Words have no character that it would escape. */
function toTsVector(tokens: readonly string[]): string {
  return tokens.map((token, place) => `'${token}':${place + 1}`).join(' ')
}
