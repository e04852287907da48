import { describe, expect, it } from 'vitest'
import { toAgreedDay } from './localized-date'

describe('a day in words', () => {
  it.each([
    [{ fr: 'Le 15 Novembre 2021 à 10h30', en: 'The 15 November 2021 at 10h30' }, '2021-11-15'],
    [{ fr: '09 Novembre 2015 à 13h26', en: '09 November 2015 at 13h26' }, '2015-11-09'],
    [{ fr: '01 Septembre 2022', en: '01 September 2022' }, '2022-09-01'],
    [{ fr: 'Le 3 fevrier 2024', en: 'the 3 FEBRUARY 2024' }, '2024-02-03'],
    [{ fr: 'Le 31 Décembre 2021 à 00h00', en: 'The 31 December 2021 at 00h00', xx: '?' }, '2021-12-31'],
  ])('is read from %j', (texts, day) => expect(toAgreedDay(texts)).toBe(day))

  it.each([
    [{}],
    [{ fr: 'Le 15 Novembre 2021 à 10h30' }],
    [{ en: 'The 15 November 2021', fr: 'Le 16 Novembre 2021' }],
    [{ en: 'The 31 February 2021', fr: 'Le 31 Février 2021' }],
    [{ en: 'The 15 Novembre 2021', fr: 'Le 15 Novembre 2021' }],
    [{ en: '11/15/2021', fr: '15/11/2021' }],
    [{ en: 'Since 15 November 2021', fr: 'Depuis le 15 Novembre 2021' }],
    [{ fr: 'Le 15 Novembre 2021', zz: 'Le 15 Novembre 2021' }],
  ])('is not guessed from %j', (texts) => expect(toAgreedDay(texts)).toBeNull())

  it('is read with every month of the two languages the service writes', () => {
    const name = (locale: string, month: number) =>
      new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month, 1))
    for (let month = 0; month < 12; month += 1) {
      const texts = { fr: `Le 05 ${name('fr', month)} 2026`, en: `The 05 ${name('en', month)} 2026` }
      expect(toAgreedDay(texts)).toBe(`2026-${String(month + 1).padStart(2, '0')}-05`)
    }
  })
})
