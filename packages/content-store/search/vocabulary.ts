import { sql } from 'kysely'
import type { Db } from '#db/connect'
import { isOneOf } from '#db/engine'
import { reverseWord } from '#records/words'

/** After every word that begins with the same letters. */
const last = '\u{10ffff}'

/**
 * The words of the vocabulary that differ from a word by one letter: one more, one less, another one, or two that are exchanged. What is
 * before the error, or what is after it, is the same in both: each is looked up in an index.
 */
export async function findSimilarWords(db: Db, word: string): Promise<string[]> {
  const { length } = [...word]
  const kept = Math.floor((length - 1) / 2)
  const start = [...word].slice(0, kept).join('')
  const end = reverseWord(word).slice(0, [...word].slice(-kept).join('').length)
  const { rows } = await sql<{ word: string }>`
    select word from vocabulary
    where word > ${start} and word < ${start + last} and length(word) between ${length - 1} and ${length + 1}
    union
    select word from vocabulary
    where reversed > ${end} and reversed < ${end + last} and length(word) between ${length - 1} and ${length + 1}
    order by 1`.execute(db)
  return rows.map((row) => row.word).filter((other) => isOneErrorApart(word, other))
}

/** Longer words that are looked at. */
const maxLonger = 300

/** What German puts between the words of a compound. */
const links = ['', 's', 'es', 'n', 'en', 'er']

/** The compounds of the vocabulary that end with a word, the shortest ones first: `nachtschicht` for `schicht`. */
export async function findCompounds(db: Db, word: string, limit: number): Promise<string[]> {
  const end = reverseWord(word)
  const { rows } = await sql<{ word: string }>`
    select word from vocabulary where reversed > ${end} and reversed < ${end + last}
    order by reversed limit ${maxLonger}`.execute(db)
  const heads = rows.map((row) => row.word.slice(0, -word.length)).filter((head) => head.length >= 3)
  const bare = (head: string) =>
    links.flatMap((link) => (head.endsWith(link) ? head.slice(0, head.length - link.length) : []))
  const known = await db
    .selectFrom('vocabulary')
    .select('word')
    .where(isOneOf(db, 'word', heads.flatMap(bare)))
    .execute()
  const words = new Set(known.map((row) => row.word))
  return heads
    .filter((head) => bare(head).some((own) => words.has(own)))
    .map((head) => head + word)
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
    .slice(0, limit)
}

function isOneErrorApart(a: string, b: string): boolean {
  const [short, long] = [[...a], [...b]].sort((x, y) => x.length - y.length)
  if (!short || !long || long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  const rest = (letters: readonly string[], from: number) => letters.slice(from).join('')
  if (short.length < long.length) return rest(short, start) === rest(long, start + 1)
  if (rest(short, start + 1) === rest(long, start + 1)) return true
  const isExchanged = short[start] === long[start + 1] && short[start + 1] === long[start]
  return isExchanged && rest(short, start + 2) === rest(long, start + 2)
}
