import type { Transaction } from 'kysely'
import type { Schema } from './schema'

/** Up to this number of titles the row lists them. More titles are dense enough for a scan in list order. */
const maxListed = 500
const titlesAtOnce = 5_000
const rowsAtOnce = 500

type Count = { total: number; references: string[] }

/**
 * Fills `title_grams`: the trigram index of titles cannot find texts of one or two characters, so their titles are
 * counted here, for each language and for all of them (the empty language).
 */
export async function countTitleGrams(db: Transaction<Schema>): Promise<void> {
  const counts = new Map<string, Map<string, Count>>()
  for (let after = ''; ; ) {
    const titles = await db
      .selectFrom('article_index')
      .select(['reference', 'language', 'name_normalized'])
      .where('reference', '>', after)
      .orderBy('reference')
      .limit(titlesAtOnce)
      .execute()
    for (const { reference, language, name_normalized } of titles) {
      for (const gram of gramsOf(name_normalized)) {
        add(counts, '', gram, reference)
        add(counts, language, gram, reference)
      }
    }
    const last = titles.at(-1)
    if (!last || titles.length < titlesAtOnce) break
    after = last.reference
  }
  await write(db, counts)
}

/** Every distinct text of one or two characters in a title. */
function gramsOf(title: string): Set<string> {
  const letters = [...title]
  const grams = new Set(letters)
  for (const [index, letter] of letters.entries()) {
    const next = letters[index + 1]
    if (next !== undefined) grams.add(letter + next)
  }
  return grams
}

function add(counts: Map<string, Map<string, Count>>, language: string, gram: string, reference: string) {
  const ofLanguage = counts.get(language) ?? new Map<string, Count>()
  counts.set(language, ofLanguage)
  const count = ofLanguage.get(gram)
  if (!count) {
    ofLanguage.set(gram, { total: 1, references: [reference] })
    return
  }
  count.total += 1
  if (count.total <= maxListed) count.references.push(reference)
  else if (count.references.length > 0) count.references = []
}

async function write(db: Transaction<Schema>, counts: Map<string, Map<string, Count>>): Promise<void> {
  await db.deleteFrom('title_grams').execute()
  const rows = [...counts].flatMap(([language, ofLanguage]) =>
    [...ofLanguage].map(([gram, { total, references }]) => ({
      gram,
      language,
      total,
      reference_list: references.length > 0 ? JSON.stringify(references) : null,
    })),
  )
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await db
      .insertInto('title_grams')
      .values(rows.slice(start, start + rowsAtOnce))
      .execute()
  }
}
