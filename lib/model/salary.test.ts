import { expect, it } from 'vitest'
import { salaryText } from './job-facts'
import { toSalary } from './salary'

type Bound = string | undefined
const euros = (min: Bound, max: Bound, period = 'yearly') => ({ min, max, currency: 'EUR', period })

it.each([
  [euros('11.65', '12.40', 'hourly'), '€11.65–€12.40 an hour', '11,65–12,40\u00a0€ de l’heure'],
  [euros('11.5', '12', 'hourly'), '€11.50–€12.00 an hour', '11,50–12,00\u00a0€ de l’heure'],
  [euros('30000', '35000'), '€30,000–€35,000 a year', '30\u202f000–35\u202f000\u00a0€ par an'],
  [euros('30000.00', '30000'), '€30,000 a year', '30\u202f000\u00a0€ par an'],
  [euros('30 000', '35.000'), '€30,000–€35,000 a year', '30\u202f000–35\u202f000\u00a0€ par an'],
  [euros('30.000,50', undefined), 'From €30,000.50 a year', 'À partir de 30\u202f000,50\u00a0€ par an'],
  [euros('0', '35000'), 'Up to €35,000 a year', 'Jusqu’à 35\u202f000\u00a0€ par an'],
  [euros('2500 EUR', '€3,000', 'MONTH'), '€2,500–€3,000 a month', '2\u202f500–3\u202f000\u00a0€ par mois'],
  [euros('500', '600', 'Fortnightly'), '€500–€600 (fortnightly)', '500–600\u00a0€ (fortnightly)'],
  [
    { min: '960,000,000', max: '1440000000', currency: 'IDR', period: 'yearly' },
    'IDR 960,000,000–1,440,000,000 a year',
    '960\u202f000\u202f000–1\u202f440\u202f000\u202f000\u00a0IDR par an',
  ],
  [
    { min: '3000000', max: '4000000', currency: 'jpy', period: 'per year' },
    'JP¥3,000,000–4,000,000 a year',
    '3\u202f000\u202f000–4\u202f000\u202f000\u00a0JPY par an',
  ],
  [
    { min: '850.500', max: '900', currency: 'KWD', period: 'monthly' },
    'KWD 850.500–900.000 a month',
    '850,500–900,000\u00a0KWD par mois',
  ],
  [
    { min: '$20', max: '25.75', currency: 'US$', period: 'per hour' },
    'US$20.00–25.75 an hour',
    '20,00–25,75\u00a0$US de l’heure',
  ],
  [
    { min: '999999999999999', max: undefined, currency: 'IRR', period: 'p.a.' },
    'From IRR 999,999,999,999,999 a year',
    'À partir de 999\u202f999\u202f999\u202f999\u202f999\u00a0IRR par an',
  ],
  [
    { min: '12,00,000', max: '15,00,000', currency: '₹', period: 'annual' },
    '₹1,200,000–₹1,500,000 a year',
    '1\u202f200\u202f000–1\u202f500\u202f000\u00a0₹ par an',
  ],
])('%j is shown as %s', (record, en, fr) => {
  const plain = (text: string | null) => text?.replace(/ – /g, '–').replace(/(?<=[A-Z]{3})\u00a0(?=\d)/g, ' ')
  expect(plain(salaryText(toSalary(record), 'en'))).toBe(en)
  expect(plain(salaryText(toSalary(record), 'fr'))).toBe(fr)
})

it.each([
  euros('30000', '36K'),
  euros('30000', 'negotiable'),
  euros('NaN', '35000'),
  euros('30000', 'Infinity'),
  euros('30000', '1e5'),
  euros('-5', '35000'),
  euros('30000', '9'.repeat(16)),
  euros('30000-35000', undefined),
  euros('40000', '30000'),
  euros('0', '0.00'),
  euros(undefined, ''),
  euros('30000', undefined, 'none'),
  euros('30000', undefined, ''),
  { min: '30000 USD', max: '35000', currency: 'EUR', period: 'yearly' },
  { min: '30000', max: '35000', currency: '$', period: 'yearly' },
  { min: '30000', max: '35000', currency: 'XXX', period: 'yearly' },
  { min: '30000', max: '35000', currency: 'FRF', period: 'yearly' },
  { min: '1,250', max: undefined, currency: 'KWD', period: 'monthly' },
])('%j is no pay: neither bound is shown', (record) => expect(toSalary(record)).toBeNull())

it.each([
  ['YEAR', 'yearly'],
  ['Yearly', 'yearly'],
  ['annual', 'yearly'],
  ['per annum', 'yearly'],
  ['par an', 'yearly'],
  ['jährlich', 'yearly'],
  ['pro Jahr', 'yearly'],
  ['/month', 'monthly'],
  ['mensuel', 'monthly'],
  ['monatlich', 'monthly'],
  ['WEEK', 'weekly'],
  ['hebdomadaire', 'weekly'],
  ['daily', 'daily'],
  ['per diem', 'daily'],
  ['per hour', 'hourly'],
  ['HOUR', 'hourly'],
  ['€/h', 'hourly'],
  ['de l’heure', 'hourly'],
  ['stündlich', 'hourly'],
  ['bi-weekly', 'bi-weekly'],
  ['two months', 'two months'],
  ['mission', 'mission'],
])('the period %j is %j', (text, period) =>
  expect(toSalary({ min: '100', currency: 'EUR', period: text })?.period).toBe(period),
)
