import { expect, test } from 'vitest'
import { dayOfSpoken, momentOfSpoken } from './localized-date'

test.each([
  [
    { fr: 'Le 15 Novembre 2021 à 10h30', en: 'The 15 November 2021 at 10h30' },
    '2021-11-15T10:30:00.000+01:00',
  ],
  [{ en: '09 November 2015 at 13h26' }, '2015-11-09T13:26:00.000+01:00'],
  [{ fr: 'Le 1 août 2022 à 8h05' }, '2022-08-01T08:05:00.000+02:00'],
  [{ fr: 'Le 03 Fevrier 2022 à 08h05' }, '2022-02-03T08:05:00.000+01:00'],
  [{ cs: 'brzy', fr: '01 Décembre 2022' }, '2022-12-01T00:00:00.000+01:00'],
  [{ en: 'soon' }, undefined],
  [{ en: '12 Brumaire 2022' }, undefined],
  [null, undefined],
])('the moment of %o is %s', (texts, moment) => {
  expect(momentOfSpoken(texts)).toBe(moment)
})

test('a day has no time', () => {
  expect(dayOfSpoken({ fr: '01 Septembre 2022', en: '01 September 2022' })).toBe('2022-09-01')
  expect(dayOfSpoken({})).toBeUndefined()
})
