import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  type ArticleSelection,
  noSelection,
  parseArticleSegment,
  readArticleForm,
  readArticleSelection,
  selectedParts,
  toArticleParameters,
  toArticleSegment,
  withoutPart,
} from './article-selection'
import { foldWords } from './facet-filter'

const value = fc.stringMatching(/^[A-Za-z0-9_-]{0,20}$/)
const selections: fc.Arbitrary<ArticleSelection> = fc
  .record({
    words: fc.string({ unit: 'grapheme', maxLength: 130 }).map(foldWords),
    category: value,
    collection: value,
    organization: value,
    language: value,
    year: fc.option(fc.integer({ min: 1000, max: 9999 })),
    month: fc.option(fc.integer({ min: 1, max: 12 })),
  })
  .map((selection) => ({ ...selection, month: selection.year === null ? null : selection.month }))

it('a segment and query parameters give the selection that they were made of', () => {
  fc.assert(
    fc.property(selections, fc.integer({ min: 1, max: 9_999 }), (selection, page) => {
      fc.pre(selectedParts(selection).length > 0)
      const segment = toArticleSegment(selection, page)
      expect(parseArticleSegment(segment)).toEqual({ selection, page })
      expect(readArticleSelection(toArticleParameters(selection))).toEqual({ selection })
    }),
    { numRuns: 200 },
  )
})

it('any segment and any form give a selection with one spelling, or none', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ unit: 'grapheme' }),
      (segment, q) => {
        const parsed = parseArticleSegment(segment)
        if (parsed) {
          const own = toArticleSegment(parsed.selection, parsed.page)
          expect(parseArticleSegment(own) ?? { ...parsed, selection: noSelection }).toEqual(parsed)
        }
        // A cut character is half of a pair.
        const text = q.slice(1) + q + q.slice(0, 1)
        expect(foldWords(foldWords(text))).toBe(foldWords(text))
        encodeURIComponent(foldWords(text))
        readArticleForm(new URLSearchParams({ q, year: q, category: q }))
      },
    ),
    { numRuns: 200 },
  )
})

it('has the words of a text, in their order', () => {
  const { selection } = parseArticleSegment(encodeURIComponent('q-  L’Été:\n24/7 ~q-100 % C++ ')) ?? {}
  expect(selection?.words).toBe('l ete 24 7 100 c++')
})

it.each([
  ['category=a%2Fb', 'category'],
  ['organization=a&organization=b', 'organization'],
  ['year=26', 'year'],
  ['year=0999', 'year'],
  ['year=2026&month=13', 'month'],
  ['year=2026&month=0', 'month'],
  ['month=5', 'month'],
  [`q=${'a'.repeat(1001)}`, 'q'],
])('%s is not valid because of %s, and the form ignores it', (query, invalid) => {
  expect(readArticleSelection(new URLSearchParams(query))).toEqual({ invalid })
  expect(readArticleForm(new URLSearchParams(`${query}&language=fr`))).toMatchObject({ language: 'fr' })
})

it('a month goes with its year', () => {
  const may = { ...noSelection, year: 2026, month: 5 }
  expect(withoutPart(may, 'year')).toEqual(noSelection)
  expect(withoutPart(may, 'month')).toEqual({ ...noSelection, year: 2026 })
})
