import { isUnspaced } from '@vitrine/api-contract/split-words'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect'
import { isPostgres } from '#db/engine'
import type { WordTable } from '#db/schema'
import { toNameToken, toPairs, toStoredWord } from '#records/words'
import type { Term, WordQuery } from './query'

/** An expression of a full-text index, in the syntax of an engine. `isOfName` is true if the words are in the name of a record. */
type Expression = { text: string; isOfName: boolean }

/** Words of which texts have too many that begin with them: `HR` is in `url.href`. */
const short = /^[a-z0-9]{2}$/

/** A term as texts have it: a short word is a whole one. */
function inTexts(term: Term): Term {
  return short.test(term.words.at(-1) ?? '') ? { ...term, isWhole: true } : term
}

/**
 * The conditions of the ranks of a query, the best one first: the words are the name; the name has them; the name has words that begin
 * with them; the record has these, one after another and then anywhere; the name has words that mean the same; the record has these. Each condition includes those before it that
 * are not of the name. In texts, a word of two letters is a whole word.
 */
export function toRanks(db: Db, query: WordQuery): Expression[] {
  const syntax = isPostgres(db) ? postgres : sqlite
  const { spelled, words, phrase } = query
  const expression = (lists: readonly (readonly Term[])[]) =>
    lists.map((terms) => `(${terms.map(syntax.term).join(syntax.or)})`).join(syntax.and)
  const typed = expression(words.map((word) => word.typed))
  const anywhere = expression(words.map((word) => word.typed.map(inTexts)))
  const ranks = [
    { text: `${syntax.token(toNameToken(spelled))}${syntax.and}${typed}`, isOfName: false },
    { text: expression(words.map(({ same }) => same)), isOfName: true },
    { text: typed, isOfName: true },
    ...(phrase.length > 0
      ? [{ text: `${expression([phrase])}${syntax.and}${anywhere}`, isOfName: false }]
      : []),
    { text: anywhere, isOfName: false },
  ]
  if (words.every(({ others }) => others.length === 0)) return ranks
  const withOthers = (toTerms: (term: Term) => Term) =>
    expression(words.map((word) => [...word.typed.map(toTerms), ...word.others]))
  return [
    ...ranks,
    { text: withOthers((term) => term), isOfName: true },
    { text: withOthers(inTexts), isOfName: false },
  ]
}

/** The expression that a record has a term. */
export function toExpression(db: Db, terms: readonly Term[]): Expression {
  const { term, or } = isPostgres(db) ? postgres : sqlite
  return { text: terms.map(term).join(or), isOfName: false }
}

/** The condition that a row of a table meets an expression. */
export function matches(db: Db, table: WordTable, { text, isOfName }: Expression): RawBuilder<boolean> {
  if (isPostgres(db)) return sql`${sql.ref(`${table}.${isOfName ? 'name' : 'words'}`)} @@ ${text}::tsquery`
  return sql`${sql.table(table)} match ${isOfName ? `name : (${text})` : text}`
}

const sqlite = {
  and: ' AND ',
  or: ' OR ',
  token: (word: string) => `"${word}"`,
  term: (term: Term) => {
    const { tokens, isPrefix } = toTokens(term)
    return `"${tokens.join(' ')}"${isPrefix ? '*' : ''}`
  },
}

const postgres = {
  and: ' & ',
  or: ' | ',
  token: (word: string) => `'${word}'`,
  term: (term: Term) => {
    const { tokens, isPrefix } = toTokens(term)
    return `(${tokens.map((token) => `'${token}'`).join(' <-> ')}${isPrefix ? ':*' : ''})`
  },
}

/** A word in a script without spaces between words is found inside of words too: its last character begins a pair of any. */
function toTokens({ words, isWhole }: Term): { tokens: string[]; isPrefix: boolean } {
  const [word = ''] = words
  const pairs = isUnspaced(word) ? toPairs(word) : []
  if (pairs.length > 1) return { tokens: pairs.slice(0, -1), isPrefix: false }
  return { tokens: words.map(toStoredWord), isPrefix: pairs.length === 1 || !isWhole }
}
