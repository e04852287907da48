import { describe, expect, it } from 'vitest'
import { joinSynonyms, parseSynonyms } from './synonyms'

const read = (...texts: string[]) =>
  joinSynonyms(texts.map((text, place) => parseSynonyms(text, `file${place}.yaml`)))

it('a file adds to the groups of another one, in any spelling', () => {
  const synonyms = read(
    'en:\n  - Developer, dev\n  - HR, human resources\n',
    '# ours\nen:\n  - DEV, Coder\nfr:\n  - été, saison\n',
  )
  expect(synonyms.get('en')?.get('dev')).toEqual([['developer'], ['coder']])
  expect(synonyms.get('en')?.get('human resources')).toEqual([['hr']])
  expect(synonyms.get('fr')?.get('ete')).toEqual([['saison']])
})

it.each(['', '# nothing yet\n', '---\n'])('%j has no synonyms', (text) => expect(read(text).size).toBe(0))

describe('a wrong file', () => {
  it.each([
    ['en:\n  - developer, dev\n  - alone\n', 'file0.yaml:3: expected two or more words'],
    ['en:\n  - developer, , dev\n', 'file0.yaml:2: expected a word before and after each comma'],
    ['en:\n  - developer, !!!\n', 'file0.yaml:2: expected a word before and after each comma'],
    ['en:\n  - [developer, dev]\n', 'file0.yaml:2: expected words with commas'],
    ['en:\n  - a b c d e, f\n', 'file0.yaml:2: expected at most 4 words between two commas'],
    [`en:\n  - ${'a, '.repeat(30)}b\n`, 'file0.yaml:2: expected at most 20 words in a group'],
    ['en: developer\n', 'file0.yaml:1: en: expected a list of groups'],
    ['\nEnglish words:\n  - a, b\n', 'file0.yaml:2: expected a language such as en, not "English words"'],
    ['- developer, dev\n', 'file0.yaml:1: expected languages such as en'],
    ['en:\n  - a, b\nen:\n  - c, d\n', 'file0.yaml:3: Map keys must be unique'],
    ['en:\n  - "a, b\n', 'file0.yaml:3: Missing closing "quote'],
    [`en: &a\n  - a, b\nfr: *a\n`, 'file0.yaml:3: fr: expected a list of groups'],
    ['x'.repeat(500_001), 'file0.yaml: expected at most 500000 characters'],
  ])('%j is an error with its line', (text, message) => expect(() => read(text)).toThrow(message))
})
