import { expect, it } from 'vitest'
import { languageNote } from './language-note'

it.each([
  ['fr', 'en', 'Text in French'],
  ['en', 'fr', 'Texte en anglais'],
  ['de', 'en', 'Text in German'],
  ['ar', 'en', 'Text in Arabic'],
  ['he', 'fr', 'Texte en hébreu'],
  ['ja', 'en', 'Text in Japanese'],
  ['en', 'en', null],
  ['fr', 'fr', null],
  ['en-US', 'en', null],
  ['fr-CA', 'fr', null],
  ['FR', 'fr', null],
  ['zh-Hant', 'zh', null],
  ['und', 'en', null],
])('a text in %s on a page in %s has the note %s', (language, locale, note) => {
  expect(languageNote(language, locale)).toBe(note)
})
