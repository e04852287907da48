type Bound = string | number | null

/** Row 8: the pay of a record, and the amounts that readers get; null where a bound cannot be read, undefined where both is right. */
export type Pay = {
  salary: { min: Bound; max: Bound; currency: string | null; period: string }
  amounts: { min: number | null; max: number | null } | null | undefined
}

const pay = (min: Bound, max: Bound, currency: string, period: string): Pay => ({
  salary: { min, max, currency, period },
  amounts: { min: min === null ? null : Number(min), max: max === null ? null : Number(max) },
})

const unreadable = (min: Bound, max: Bound, currency = 'EUR', period = 'yearly'): Pay => ({
  salary: { min, max, currency, period },
  amounts: null,
})

export const pays: readonly Pay[] = [
  pay('32000', '38000', 'EUR', 'yearly'),
  pay('11.65', '12.40', 'EUR', 'hourly'),
  pay('12.05', '12.05', 'EUR', 'hourly'),
  pay('17.5', '19', 'USD', 'hourly'),
  pay('960000000', '1440000000', 'IDR', 'yearly'),
  pay('240000000', '360000000', 'VND', 'yearly'),
  pay('60000000', '95000000', 'COP', 'yearly'),
  pay('4500000', '6200000', 'JPY', 'yearly'),
  pay('1250.500', '1400.750', 'KWD', 'monthly'),
  pay('35000000', '50000000', 'KRW', 'yearly'),
  pay('2500', null, 'EUR', 'monthly'),
  pay(null, '3100', 'CHF', 'monthly'),
  pay(650, 720, 'GBP', 'weekly'),
  pay('210.75', '260', 'EUR', 'daily'),
  unreadable('negotiable', '45000'),
  unreadable('42000', 'selon profil'),
  unreadable('competitive', 'competitive'),
  unreadable('n/a', '52000', 'USD'),
  { salary: { min: null, max: null, currency: 'EUR', period: 'none' }, amounts: null },
  { salary: { min: null, max: null, currency: null, period: 'none' }, amounts: null },
  // Row 9: codes that only look like codes.
  { salary: { min: '30000', max: '36000', currency: 'eur', period: 'yearly' }, amounts: undefined },
  { salary: { min: '30000', max: '36000', currency: 'ZZZ', period: 'yearly' }, amounts: undefined },
  { salary: { min: '30000', max: '36000', currency: 'EURO', period: 'yearly' }, amounts: undefined },
]

/** Rows 9 and 21: the office of a job. A `JobPosting` can have the place only if `isPlace`. */
export type Place = { row: number; city: string; country: string; isPlace: boolean }

export const places: readonly Place[] = [
  { row: 0, city: 'Lyon', country: 'FR', isPlace: true },
  { row: 0, city: 'Antwerp', country: 'BE', isPlace: true },
  { row: 12, city: 'Diyarbakır', country: 'TR', isPlace: true },
  { row: 12, city: 'Iğdır', country: 'TR', isPlace: true },
  { row: 7, city: '横浜市', country: 'JP', isPlace: true },
  { row: 17, city: 'الرياض', country: 'SA', isPlace: true },
  { row: 9, city: 'Leeds', country: 'UK', isPlace: true },
  { row: 9, city: 'Hamburg', country: 'ZZ', isPlace: false },
  { row: 9, city: 'Dover', country: 'EN', isPlace: false },
  { row: 9, city: 'Porto', country: 'XX', isPlace: false },
  { row: 21, city: 'Remote', country: 'FR', isPlace: false },
  { row: 21, city: 'Remote, EMEA', country: 'DE', isPlace: false },
  { row: 21, city: 'Télétravail', country: 'FR', isPlace: false },
  { row: 21, city: 'Home office', country: 'DE', isPlace: false },
  { row: 21, city: 'Fully remote', country: 'BE', isPlace: false },
]

/** What no output may call a town. */
export const noTowns = /^((fully )?remote|remote,? emea|t[ée]l[ée]travail|home ?office)$/i

/** Row 10: where candidates apply, and what a browser opens; null for none. */
export const applications: readonly (readonly [value: string, target: string | null])[] = [
  ['https://apply.example/1', 'https://apply.example/1'],
  ['mailto:jobs@apply.example', 'mailto:jobs@apply.example'],
  ['jobs@apply.example', 'mailto:jobs@apply.example'],
  ['apply.example/2', 'https://apply.example/2'],
  ['www.apply.example/3', 'https://www.apply.example/3'],
  ['https://apply.example:8443/4', 'https://apply.example:8443/4'],
  ['https://apply.example/5?job=Crane driver', 'https://apply.example/5?job=Crane%20driver'],
  ['https://apply.example/é', 'https://apply.example/%C3%A9'],
  [' https://apply.example/6 ', 'https://apply.example/6'],
  ['//apply.example/7', 'https://apply.example/7'],
  ['HTTPS://APPLY.EXAMPLE/8', 'https://apply.example/8'],
  ['', null],
]

/** Row 19: pictures of records, some of which no Open Graph image can be. */
export const pictures: readonly (string | null)[] = [
  null,
  'https://img.example/picture.jpg',
  'https://img.example/picture.svg',
  'https://img.example/picture.avif',
  'https://img.example/picture.webp',
  'https://img.example/a picture.png',
  'https://img.example/picture.SVG?v=2',
]

/** Row 26: tokens and labels of contracts. */
export const contracts: readonly { token: string; fr: string; en: string }[] = [
  { token: 'FULL_TIME', fr: 'CDI', en: 'Full-Time' },
  { token: 'PART_TIME', fr: 'Temps partiel', en: 'Part-Time' },
  { token: 'TEMPORARY', fr: 'CDD', en: 'Temporary' },
  { token: 'INTERNSHIP', fr: 'Stage', en: 'Internship' },
  { token: 'APPRENTICESHIP', fr: 'Alternance', en: 'Apprenticeship' },
  { token: 'OTHER', fr: 'Autres', en: 'Other' },
]
