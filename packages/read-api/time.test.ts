import { expect, test } from 'vitest'
import { parisMidnight, spokenDay, spokenMoment, toTimestamp } from './time'

test.each([
  ['2026-03-02T09:00:00+01:00', '2026-03-02T09:00:00.000+01:00'],
  ['2026-03-02T09:00Z', '2026-03-02T09:00:00.000+00:00'],
  ['2026-03-02T09:00:00.5-05:30', '2026-03-02T09:00:00.500-05:30'],
  ['2018-01-15T16:51:20.788757+01:00', '2018-01-15T16:51:20.788+01:00'],
])('%s is written as %s', (moment, expected) => {
  expect(toTimestamp(moment)).toBe(expected)
})

test.each([
  ['2016-09-01', '2016-09-01T00:00:00.000+02:00'],
  ['2027-01-04', '2027-01-04T00:00:00.000+01:00'],
  ['2026-03-29', '2026-03-29T00:00:00.000+01:00'],
  ['2026-03-30', '2026-03-30T00:00:00.000+02:00'],
  ['2026-10-25', '2026-10-25T00:00:00.000+02:00'],
  ['2026-10-26', '2026-10-26T00:00:00.000+01:00'],
])('midnight of %s in Paris is %s', (day, expected) => {
  expect(parisMidnight(day)).toBe(expected)
})

test.each([
  ['2021-11-15T09:30:00Z', 'Le 15 Novembre 2021 à 10h30', 'The 15 November 2021 at 10h30'],
  ['2022-08-01T00:05:00+02:00', 'Le 01 Août 2022 à 00h05', 'The 01 August 2022 at 00h05'],
  ['2022-12-31T23:30:00Z', 'Le 01 Janvier 2023 à 00h30', 'The 01 January 2023 at 00h30'],
])('%s is spoken as %s', (moment, fr, en) => {
  expect(spokenMoment(moment)).toEqual({ fr, en })
})

test('a day is spoken as that day', () => {
  expect(spokenDay('2022-09-01')).toEqual({ fr: '01 Septembre 2022', en: '01 September 2022' })
})
