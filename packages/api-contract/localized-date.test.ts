import { describe, expect, it } from 'vitest'
import {
  formatLocalizedDay,
  formatLocalizedTimestamp,
  parisMidnight,
  parseAgreedDay,
  parseLocalizedDay,
  parseLocalizedTimestamp,
} from './localized-date'

const monthNumbers = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

describe('parisMidnight', () => {
  it.each([
    ['2016-09-01', '2016-09-01T00:00:00.000+02:00'],
    ['2027-01-04', '2027-01-04T00:00:00.000+01:00'],
    ['2026-03-29', '2026-03-29T00:00:00.000+01:00'],
    ['2026-03-30', '2026-03-30T00:00:00.000+02:00'],
    ['2026-10-25', '2026-10-25T00:00:00.000+02:00'],
    ['2026-10-26', '2026-10-26T00:00:00.000+01:00'],
  ])('returns for %s the timestamp %s', (day, expected) => {
    expect(parisMidnight(day)).toBe(expected)
  })
})

describe('formatLocalizedTimestamp', () => {
  it.each([
    ['2021-11-15T09:30:00Z', 'Le 15 Novembre 2021 à 10h30', 'The 15 November 2021 at 10h30'],
    ['2022-08-01T00:05:00+02:00', 'Le 01 Août 2022 à 00h05', 'The 01 August 2022 at 00h05'],
    ['2022-12-31T23:30:00Z', 'Le 01 Janvier 2023 à 00h30', 'The 01 January 2023 at 00h30'],
  ])('writes %s in French and English, in Paris time', (timestamp, fr, en) => {
    expect(formatLocalizedTimestamp(timestamp)).toEqual({ fr, en })
  })
})

describe('formatLocalizedDay', () => {
  it('writes the same day, without article and time', () => {
    expect(formatLocalizedDay('2022-09-01')).toEqual({ fr: '01 Septembre 2022', en: '01 September 2022' })
  })
})

describe('parseLocalizedTimestamp', () => {
  it.each([
    [
      { fr: 'Le 15 Novembre 2021 à 10h30', en: 'The 15 November 2021 at 10h30' },
      '2021-11-15T10:30:00.000+01:00',
    ],
    [{ en: '09 November 2015 at 13h26' }, '2015-11-09T13:26:00.000+01:00'],
    [{ fr: 'Le 1 août 2022 à 8h05' }, '2022-08-01T08:05:00.000+02:00'],
    [{ fr: 'Le 03 Fevrier 2022 à 08h05' }, '2022-02-03T08:05:00.000+01:00'],
    [{ cs: 'brzy', fr: '01 Décembre 2022' }, '2022-12-01T00:00:00.000+01:00'],
    [{ cs: '01 December 2022' }, '2022-12-01T00:00:00.000+01:00'],
    [{ en: 'soon' }, null],
    [{ en: '12 Brumaire 2022' }, null],
    [{ en: '31 February 2022' }, null],
    [{ en: '01 March 2022 at 25h00' }, null],
    [{}, null],
  ])('returns for %j the timestamp %s', (texts, timestamp) => {
    expect(parseLocalizedTimestamp(texts)).toBe(timestamp)
  })

  it.each(monthNumbers)('reads what formatLocalizedTimestamp writes in month %s', (month) => {
    const timestamp = parisMidnight(`2026-${month}-15`).replace('T00:00', 'T13:26')
    const { fr, en } = formatLocalizedTimestamp(timestamp)
    expect([parseLocalizedTimestamp({ fr }), parseLocalizedTimestamp({ en })]).toEqual([timestamp, timestamp])
  })
})

describe('parseLocalizedDay', () => {
  it('returns the day without a time', () => {
    expect(parseLocalizedDay({ fr: '01 Septembre 2022', en: '01 September 2022' })).toBe('2022-09-01')
  })

  it('returns null if there is no text', () => {
    expect(parseLocalizedDay({})).toBeNull()
  })
})

describe('parseAgreedDay', () => {
  it.each([
    [{ fr: 'Le 15 Novembre 2021 à 10h30', en: 'The 15 November 2021 at 10h30' }, '2021-11-15'],
    [{ fr: '09 Novembre 2015 à 13h26', en: '09 November 2015 at 13h26' }, '2015-11-09'],
    [{ fr: '01 Septembre 2022', en: '01 September 2022' }, '2022-09-01'],
    [{ fr: 'Le 3 fevrier 2024', en: 'the 3 FEBRUARY 2024' }, '2024-02-03'],
    [{ fr: 'Le 31 Décembre 2021 à 00h00', en: 'The 31 December 2021 at 00h00', xx: '?' }, '2021-12-31'],
    [{ hi: '15 जनवरी 2021', en: ' The 15  January 2021' }, '2021-01-15'],
  ])('returns the day of %j', (texts, day) => {
    expect(parseAgreedDay(texts)).toBe(day)
  })

  it.each([
    [{}],
    [{ fr: 'Le 15 Novembre 2021 à 10h30' }],
    [{ en: 'The 15 November 2021', fr: 'Le 16 Novembre 2021' }],
    [{ en: 'The 31 February 2021', fr: 'Le 31 Février 2021' }],
    [{ en: 'The 15 Novembre 2021', fr: 'Le 15 Novembre 2021' }],
    [{ en: '11/15/2021', fr: '15/11/2021' }],
    [{ en: 'Since 15 November 2021', fr: 'Depuis le 15 Novembre 2021' }],
    [{ fr: 'Le 15 Novembre 2021', zz: 'Le 15 Novembre 2021' }],
  ])('returns null for %j', (texts) => {
    expect(parseAgreedDay(texts)).toBeNull()
  })

  it.each(monthNumbers)('reads the French and English names of month %s', (month) => {
    const name = (locale: string) =>
      new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
        Date.UTC(2026, Number(month) - 1, 1),
      )
    const texts = { fr: `Le 05 ${name('fr')} 2026`, en: `The 05 ${name('en')} 2026` }
    expect(parseAgreedDay(texts)).toBe(`2026-${month}-05`)
  })
})
