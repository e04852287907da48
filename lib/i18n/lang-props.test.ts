import { expect, it } from 'vitest'
import { langProps } from './lang-props'

it.each([
  ['en', 'ltr'],
  ['fr-CA', 'ltr'],
  ['ja', 'ltr'],
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['iw', 'rtl'],
  ['fa', 'rtl'],
  ['fa-AF', 'rtl'],
  ['ur', 'rtl'],
  ['ur-PK', 'rtl'],
  ['ps', 'rtl'],
  ['yi', 'rtl'],
  ['dv', 'rtl'],
  ['ug', 'rtl'],
  ['ckb', 'rtl'],
  ['sd', 'rtl'],
  ['pa-PK', 'rtl'],
  ['ku-Arab', 'rtl'],
  ['uz-Arab', 'rtl'],
  ['ff-Adlm', 'rtl'],
  ['AR', 'rtl'],
  // The same languages in Latin or other letters.
  ['ku', 'ltr'],
  ['ar-Latn', 'ltr'],
  ['pa', 'ltr'],
  ['uz', 'ltr'],
  ['ff', 'ltr'],
  ['und-Hebr', 'rtl'],
  ['und', 'auto'],
  ['qqq', 'auto'],
  ['not a language', 'auto'],
])('a text in %s has the direction %s', (language, dir) => {
  expect(langProps(language)).toEqual({ lang: language, dir })
})

it.each([null, undefined])(
  'a text whose language is %s has no language, and the direction of its letters',
  (none) => {
    expect(langProps(none)).toEqual({ lang: undefined, dir: 'auto' })
  },
)
