import { expect, it } from 'vitest'
import { currencyDecimals, toCurrencyCode } from './currency-code'

it.each([
  ['EUR', 'EUR'],
  ['eur', 'EUR'],
  [' Usd ', 'USD'],
  ['€', 'EUR'],
  ['Euro', 'EUR'],
  ['euros', 'EUR'],
  ['£', 'GBP'],
  ['RMB', 'CNY'],
  ['NT$', 'TWD'],
  ['US$', 'USD'],
  ['R$', 'BRL'],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
  ['Ft', 'HUF'],
  ['₹', 'INR'],
  ['円', 'JPY'],
  ['SFr.', 'CHF'],
  ['XAF', 'XAF'],
  ['XOF', 'XOF'],
  ['RUR', 'RUB'],
])('reads %j as %s', (text, code) => expect(toCurrencyCode(text)).toBe(code))

it.each([
  '',
  '$',
  '¥',
  'kr',
  'XXX',
  'XTS',
  'XAU',
  'XDR',
  'XAG',
  'FRF',
  'DEM',
  'ITL',
  'XYZ',
  'EU',
  'none',
  'constructor',
  'CLF',
  '978',
])('reads no currency in %j', (text) => expect(toCurrencyCode(text)).toBeNull())

it.each([
  ['EUR', 2],
  ['JPY', 0],
  ['KWD', 3],
  ['TND', 3],
])('%s has %i decimals', (code, decimals) => expect(currencyDecimals(code)).toBe(decimals))
