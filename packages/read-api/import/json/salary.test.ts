import { expect, test } from 'vitest'
import { dropInvalidFields } from './drop-invalid-fields'
import { toResponseJob } from './job'

const required = {
  ...{ organization: 'acme', slug: 'engineer', reference: 'A_b1', name: 'Engineer', status: 'draft' },
  ...{ language: 'fr', description: '<p>Build</p>', contract_type: 'OTHER' },
}

function importSalary(wire: Record<string, unknown>) {
  const job = { ...required, ...toResponseJob({ salary: wire }) }
  const { data, dropped } = dropInvalidFields('jobs', { file: 'jobs.json', at: [] }, job)
  return { salary: Object(data).salary, dropped: dropped.map(({ path, message }) => `${path}: ${message}`) }
}

test.each([
  [{ min: '30000', max: '35000', currency: 'EUR', period: 'yearly' }, 30_000, 35_000, 'EUR', 'yearly'],
  [{ min: 11.65, max: '12,40', currency: 'eur', period: 'HOUR' }, 11.65, 12.4, 'EUR', 'hourly'],
  [{ min: '30 000', max: '35.000,50', currency: '€', period: 'per year' }, 30_000, 35_000.5, 'EUR', 'yearly'],
  [
    { min: '960000000', max: '1,440,000,000', currency: 'IDR', period: 'yearly' },
    960e6,
    1_440e6,
    'IDR',
    'yearly',
  ],
  [{ min: '30000.00 EUR', max: null, currency: 'EUR', period: 'yearly' }, 30_000, undefined, 'EUR', 'yearly'],
  [{ min: '850.500', max: '', currency: 'KWD', period: 'monthly' }, 850.5, undefined, 'KWD', 'monthly'],
  [{ min: '5000', max: '6000', currency: 'RMB', period: 'monthly' }, 5_000, 6_000, 'CNY', 'monthly'],
])('%j is kept', (wire, min, max, currency, period) => {
  expect(importSalary(wire)).toEqual({ salary: { min, max, currency, period }, dropped: [] })
})

test.each([
  [{ min: '30000', max: '36K', currency: 'EUR', period: 'yearly' }, 'salary.max'],
  [{ min: 'negotiable', max: '35000', currency: 'EUR', period: 'yearly' }, 'salary.min'],
  [{ min: '-5', max: '35000', currency: 'EUR', period: 'yearly' }, 'salary.min'],
  [{ min: '40000', max: '30000', currency: 'EUR', period: 'yearly' }, 'salary.max'],
  [{ min: '30000', max: '35000', currency: 'XXX', period: 'yearly' }, 'salary.currency'],
  [{ min: '30000', max: '35000', currency: '$', period: 'yearly' }, 'salary.currency'],
  [{ min: '9'.repeat(16), max: null, currency: 'IRR', period: 'yearly' }, 'salary.min'],
])('%j is dropped as a whole, with a sentence for %s', (wire, path) => {
  const { salary, dropped } = importSalary(wire)
  expect(salary).toBeUndefined()
  expect(dropped).toEqual([expect.stringMatching(new RegExp(`^${path}: .*expected`))])
})
