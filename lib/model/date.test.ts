import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromLocalTime, leadingDay, toDate, toDay, toLocalTime } from './date'

describe('toDate', () => {
  it('accepts any number of fraction digits', () => {
    expect(toDate('2018-01-15T16:51:20.788757+01:00')?.toISOString()).toBe('2018-01-15T15:51:20.788Z')
    expect(toDate('2018-01-15T16:51:20+0100')?.toISOString()).toBe('2018-01-15T15:51:20.000Z')
    expect(toDate('2024-02-29T00:30:00+01:00')?.toISOString()).toBe('2024-02-28T23:30:00.000Z')
    expect(toDate('2018-01-15T16:51')?.toISOString()).toBe('2018-01-15T16:51:00.000Z')
  })

  it.each([
    'soon',
    '7',
    '',
    null,
    undefined,
    '2018-01-15',
    '0000-00-00T00:00:00.000+01:00',
    '2018-13-01T00:00:00Z',
    '2026-02-31T00:00:00Z',
    '2026-02-29T23:30:00+01:00',
    '2026-04-31T12:00',
    '1969-12-31T23:59:59Z',
    '2200-01-01T00:00:00Z',
    '+275760-09-13T00:00:00Z',
    '2018-01-15T16:51:20 (x)',
    `2018-01-15T16:51:20.${'1'.repeat(100_000)}Z`,
  ])('returns null for %j', (value) => expect(toDate(value)).toBeNull())
})

describe('leadingDay', () => {
  it('is the day with which a text begins, if there is such a day', () => {
    expect(leadingDay('2027-01-04T00:00:00.000+01:00')).toBe('2027-01-04')
    expect(leadingDay('2024-02-29')).toBe('2024-02-29')
    for (const text of [
      '',
      null,
      undefined,
      '0000-00-00T00:00:00',
      '2026-02-30',
      '2026-2-03',
      '9999-01-01',
    ]) {
      expect(leadingDay(text), String(text)).toBeNull()
    }
  })
})

describe('toDay', () => {
  it('returns the day in the time zone', () => {
    const date = new Date('2026-05-03T22:30:00Z')
    expect([toDay(date, 'UTC'), toDay(date, 'Europe/Paris')]).toEqual(['2026-05-03', '2026-05-04'])
  })
})

describe('local times', () => {
  it('are read in the time zone, and written back the same', () => {
    expect(fromLocalTime('2026-12-01T09:00', 'Europe/Paris')?.toISOString()).toBe('2026-12-01T08:00:00.000Z')
    expect(fromLocalTime('2026-07-01T09:00', 'Europe/Paris')?.toISOString()).toBe('2026-07-01T07:00:00.000Z')
    expect(fromLocalTime('2028-02-29T09:00', 'UTC')?.toISOString()).toBe('2028-02-29T09:00:00.000Z')
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1980-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        fc.constantFrom('UTC', 'Europe/Paris', 'Asia/Kolkata', 'Pacific/Kiritimati', 'America/St_Johns'),
        (date, timeZone) => {
          const text = toLocalTime(date, timeZone)
          const read = fromLocalTime(text, timeZone)
          expect(read && toLocalTime(read, timeZone)).toBe(text)
        },
      ),
    )
  })

  it('are null for every other text', () => {
    for (const text of [
      '',
      '2026-12-01',
      '2026-12-01T09:00Z',
      '2026-13-01T09:00',
      '9999-01-01T00:00',
      '2026-12-01T25:00',
      '2026-12-01T24:00',
      '2030-02-30T09:00',
      '2027-02-29T09:00',
    ])
      expect(fromLocalTime(text, 'UTC'), text).toBeNull()
  })
})
