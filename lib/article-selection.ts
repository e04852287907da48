/** What a visitor selects on the board of articles, and its form in URLs. */

import { filterLimits, foldWords, parseSegment, readOnce, type SegmentPart, toSegment } from './facet-filter'

/** The conditions of a selection beside its words, in the order of URLs and of the board. A year and its month are one. */
export const articleFields = ['category', 'collection', 'organization', 'language'] as const
export type ArticleField = (typeof articleFields)[number]

/** A part of a selection that can be removed. */
export type ArticlePart = 'words' | ArticleField | 'year' | 'month'

/** An article meets all conditions. Empty texts and null are no conditions. */
export type ArticleSelection = {
  /** As `foldWords` writes them: an article has all of them. */
  words: string
  /** References. */
  category: string
  collection: string
  /** The slug of the organization; its reference is understood too. */
  organization: string
  /** A locale or another language without region. Without it, the articles that the locale of the page shows. */
  language: string
  /** UTC. A month (from 1) belongs to a year. */
  year: number | null
  month: number | null
}

export const noSelection: ArticleSelection = {
  ...{ words: '', category: '', collection: '', organization: '', language: '' },
  ...{ year: null, month: null },
}

/** Whether the selection has a condition. */
export function selectsArticles(selection: ArticleSelection): boolean {
  return selectedParts(selection).length > 0
}

/** The parts of a selection, in the order of the board. */
export function selectedParts(selection: ArticleSelection): ArticlePart[] {
  const { words, year, month } = selection
  return [
    ...(words === '' ? [] : ['words' as const]),
    ...articleFields.filter((field) => selection[field] !== ''),
    ...(year === null ? [] : ['year' as const]),
    ...(month === null ? [] : ['month' as const]),
  ]
}

/** The selection without one of its parts. A month goes with its year. */
export function withoutPart(selection: ArticleSelection, part: ArticlePart): ArticleSelection {
  if (part === 'year') return { ...selection, year: null, month: null }
  return { ...selection, [part]: part === 'month' ? null : '' }
}

/** The query parameters of a selection, which `readArticleSelection` reads. */
export function toArticleParameters(selection: ArticleSelection): URLSearchParams {
  const { words, year, month } = selection
  return new URLSearchParams([
    ...(words ? [['q', words]] : []),
    ...articleFields.flatMap((field) => (selection[field] ? [[field, selection[field]]] : [])),
    ...(year === null ? [] : [['year', String(year)]]),
    ...(month === null ? [] : [['month', String(month)]]),
  ])
}

/** The path segment of a state, one for each state: `q-night~q-shift~category-Kc4tLif~year-2026~month-05~page-2`. */
export function toArticleSegment(selection: ArticleSelection, page: number): string {
  const { words, year, month } = selection
  const parts: readonly SegmentPart[] = [
    ...words.split(' ').map((word) => ['q', word] as const),
    ...articleFields.map((field) => [field, selection[field]] as const),
    ['year', year === null ? '' : String(year)],
    ['month', month === null ? '' : String(month).padStart(2, '0')],
  ]
  return toSegment(parts, page)
}

/**
 * The state of a path segment as it is in the URL, in any order and spelling: `toArticleSegment` gives its own. Null if it has
 * an unknown name, or a value that is not valid.
 */
export function parseArticleSegment(segment: string): { selection: ArticleSelection; page: number } | null {
  const names: readonly string[] = [...articleFields, 'year', 'month']
  const parsed = parseSegment(segment, (name, value) => (names.includes(name) ? [[name, value]] : null))
  const read = parsed && readArticleSelection(parsed.parameters)
  return read && 'selection' in read ? { selection: read.selection, page: parsed.page } : null
}

const valuePattern = /^[A-Za-z0-9_-]{0,100}$/

/**
 * The selection of query parameters: those of `GET /api/search/articles` and of the form. Empty ones count as missing, unknown
 * ones are ignored. `invalid` is the name of the first parameter that is not valid.
 */
export function readArticleSelection(
  parameters: URLSearchParams,
): { selection: ArticleSelection } | { invalid: string } {
  const q = readOnce(parameters, 'q')
  if (q === null || q.length > 10 * filterLimits.wordsLength) return { invalid: 'q' }
  const values: Record<ArticleField, string> = {
    category: '',
    collection: '',
    organization: '',
    language: '',
  }
  for (const field of articleFields) {
    const value = readOnce(parameters, field)
    if (value === null || !valuePattern.test(value)) return { invalid: field }
    values[field] = value
  }
  const [year, month] = [readOnce(parameters, 'year'), readOnce(parameters, 'month')]
  if (year === null || !/^([1-9]\d{3})?$/.test(year)) return { invalid: 'year' }
  if (month === null || !/^(0?[1-9]|1[0-2])?$/.test(month) || (month !== '' && year === ''))
    return { invalid: 'month' }
  const period = { year: toNumber(year), month: toNumber(month) }
  return { selection: { words: foldWords(q), ...values, ...period } }
}

function toNumber(text: string): number | null {
  return text === '' ? null : Number(text)
}

/** The same for the form, where every field has a value of its own: a value that is not valid selects nothing. */
export function readArticleForm(parameters: URLSearchParams): ArticleSelection {
  const valid = new URLSearchParams(parameters)
  for (;;) {
    const read = readArticleSelection(valid)
    if ('selection' in read) return read.selection
    valid.delete(read.invalid)
  }
}
