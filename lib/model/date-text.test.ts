import { formatLocalizedDay } from '@vitrine/api-contract/localized-date'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { toDateText } from './date-text'

describe('the text of a date', () => {
  it.each([
    '01 Septembre 2022',
    'The 15 November 2021 at 10h30',
    '29 Février 2028',
    '1. März 2026',
    '2026-09-01',
    '2026-09-01T00:00:00.000+02:00',
    '01/09/2026',
    '12/31/2026',
    '1.9.26',
    '09/2026',
    '2026',
    'September 2026',
    'As soon as possible',
    'Dès que possible, ou dans 2 à 3 mois',
    'Open 24/7, for 3.5 months',
  ])('%j is shown', (text) => {
    expect(toDateText(` ${text} `)).toBe(text)
  })

  it.each([
    '0000-00-00',
    '0000-00-00 00:00:00',
    'From 0000-00-00',
    '2026-02-30',
    '9999-12-31',
    '00/00/0000',
    '31.04.2026',
    '13/13/2026',
    '00 Septembre 2022',
    '31 September 2022',
    'Le 30 Février 2026 à 10h30',
    '01 January 0000',
    '00/2026',
    '2026-13',
    '0000',
    '0',
    '1756684800',
    '--',
    '',
    null,
    undefined,
  ])('%j is not', (text) => {
    expect(toDateText(text)).toBeNull()
  })
})

test('every day as the API writes it is shown, and none with a day or month of 0', () => {
  const day = fc.date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(day, (date) => {
      const iso = date.toISOString().slice(0, 10)
      for (const text of [iso, ...Object.values(formatLocalizedDay(iso))]) {
        expect(toDateText(text)).toBe(text)
        expect(toDateText(text.replace(/(?<!\d)\d\d(?!\d)/, '00'))).toBeNull()
      }
    }),
  )
})
