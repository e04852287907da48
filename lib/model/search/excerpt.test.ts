import { toMarks, toQuery } from '@vitrine/content-store/search/query'
import { expect, it } from 'vitest'
import { findExcerpt } from './excerpt'

const long = `${'Before it '.repeat(30)}the crane stands ${'and after it '.repeat(30)}`
const record = {
  names: ['Ferrolane', 'First weeks', null],
  texts: ['A road to **Dourges**. It is long.', `## At ten\n\n${long}\n\nA front-end team <b>works</b>.`],
}

it.each([
  ['zebra', null],
  ['weeks', 'First weeks'],
  ['dourges', 'A road to Dourges .'],
  ['frontend', 'A front-end team works.'],
  ['ten', 'At ten'],
])('the excerpt for %s is %j', (words, expected) => {
  expect(findExcerpt(record, toMarks(toQuery(words.split(' '), { synonyms: new Map() })))).toBe(expected)
})

it('cuts a long sentence around what is found', () => {
  const text = findExcerpt(record, toMarks(toQuery(['crane'], { synonyms: new Map() })))
  expect(text).toMatch(/^… .{40,60} ?the crane stands and .{20,} …$/)
  expect(text?.length).toBeLessThan(170)
})
