import { describe, expect, it } from 'vitest'
import {
  formatCountry,
  formatDate,
  formatDay,
  formatLanguage,
  formatList,
  formatMoneyRange,
  formatMonth,
  formatPercent,
  formatPlayingTime,
  formatShortTimestamp,
  formatTimestamp,
  humanize,
} from './format'

const spaces = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ')

describe('the formats', () => {
  it('have timestamps as days of a time zone, and days unchanged', () => {
    const timestamp = new Date('2026-05-03T22:30:00Z')
    expect(formatDate(timestamp, 'en', 'Europe/Paris')).toBe('4 May 2026')
    expect(formatDate(timestamp, 'fr', 'UTC')).toBe('3 mai 2026')
    expect(formatDay('2026-09-02', 'fr')).toBe('2 septembre 2026')
    expect(formatMonth(2026, 12, 'fr')).toBe('décembre 2026')
  })

  it('have a short timestamp in the order of the language', () => {
    const time = new Date('2030-01-07T08:00:00Z')
    const texts = ['en', 'fr', 'de'].map((locale) => formatShortTimestamp(time, locale, 'Europe/Paris'))
    expect(texts).toEqual(['07/01/30, 09:00', '07/01/30 09:00', '07.01.30, 09:00'])
  })

  it('are those of the region of a language', () => {
    expect(formatDay('2027-02-01', 'fr-CA')).toBe('1er février 2027')
    expect(formatDay('2027-02-01', 'en-US')).toBe('February 1, 2027')
    expect(formatMoneyRange(32_000, 38_000, 'CHF', 'de-CH')).toMatch(/32[’']000/)
  })

  it('have the first day of a month as an ordinal in French, and no other day', () => {
    const first = new Date('2027-02-01T09:30:00Z')
    expect(formatDay('2027-02-01', 'fr')).toBe('1er février 2027')
    expect(formatDate(first, 'fr', 'UTC')).toBe('1er février 2027')
    expect(formatTimestamp(first, 'fr', 'UTC')).toBe('1er février 2027 à 09:30')
    expect(['2027-02-11', '2027-02-21'].map((day) => formatDay(day, 'fr'))).toEqual([
      '11 février 2027',
      '21 février 2027',
    ])
    expect([formatDay('2027-02-01', 'en'), formatDay('2027-02-01', 'de')]).toEqual([
      '1 February 2027',
      '1. Februar 2027',
    ])
  })

  it('have amounts and names in the language of the locale', () => {
    expect(spaces(formatMoneyRange(32000, 38000, 'EUR', 'fr'))).toBe('32 000–38 000 €')
    expect(spaces(formatMoneyRange(32000, 32000, 'GBP', 'en'))).toBe('£32,000')
    expect(['JPY', 'CNY'].map((own) => formatMoneyRange(5, 5, own, 'en'))).toEqual(['¥5', 'CN¥5'])
    expect(spaces(formatPercent(48, 'fr'))).toBe('48 %')
    expect([formatCountry('BE', 'fr'), formatCountry('ZZ', 'en')]).toEqual(['Belgique', 'Unknown Region'])
    expect([formatLanguage('cs', 'en'), formatLanguage('not a code', 'en')]).toEqual(['Czech', 'not a code'])
    expect(formatList(['Lille', 'Gand', 'Brest'], 'fr')).toBe('Lille, Gand et Brest')
  })

  it('have playing times in hours, minutes and seconds', () => {
    expect([200, 59, 3723].map(formatPlayingTime)).toEqual(['3:20', '0:59', '1:02:03'])
  })

  it('have tokens and slugs as words', () => {
    expect(['SEASONAL_CREW', 'e-commerce-1', 'rail-freight'].map(humanize)).toEqual([
      'Seasonal crew',
      'E commerce',
      'Rail freight',
    ])
  })
})
