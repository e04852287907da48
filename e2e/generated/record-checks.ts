import { locales } from '../records/sites'
import { readHead } from '../support/head'
import { type Json, ofType, readGraph } from '../support/structured-data'
import type { PageProblem } from './page-checks'
import { directionOf, inherited } from './page-checks'
import { noTowns } from './pools/facts'
import { normalizeAll, type Placed, type Reading, textOf } from './reading'
import type { Expected } from './records'
import { endOf } from './texts'

/** What must hold of the page of a record, beside its texts. */
export function checkRecordPage(
  html: string,
  reading: Reading,
  expected: Expected,
  locale: string,
): PageProblem[] {
  const heading = reading.elements.find(({ node }) => node.tagName === 'h1')
  const [article] = ofType(readGraph(html).nodes, 'Article', 'NewsArticle')
  return [
    ...(article ? checkName(String(article.headline), expected, 'name in JSON-LD') : []),
    ...checkName(textOf(heading?.node ?? { type: 'root', children: [] }), expected, 'name in h1'),
    ...(heading && expected.kind !== 'organization'
      ? checkLanguage(heading, expected, 'language of h1')
      : []),
    ...(expected.texts[locale] ?? []).flatMap(({ id }) => {
      const at = reading.words.findIndex(({ text }) => text === endOf(id))
      const element = reading.elements.findLast(({ start, end }) => start <= at && at < end)
      const language = expected.kind === 'organization' ? locale : expected.language
      return element ? checkLanguage(element, { ...expected, language }, 'language of a text') : []
    }),
    ...(expected.kind === 'organization' ? checkTranslations(html, expected) : []),
    ...(expected.job ? checkJob(html, reading, expected, expected.job, locale) : []),
  ]
}

export function checkName(found: string, { name }: Expected, rule: string): PageProblem[] {
  return normalizeAll(found) === normalizeAll(name.name)
    ? []
    : [{ row: name.row, rule, expected: normalizeAll(name.name), found: normalizeAll(found) }]
}

/** The language of an element is that of its record, and its direction fits. */
export function checkLanguage(element: Placed, { language, name }: Expected, rule: string): PageProblem[] {
  const wanted = new Intl.Locale(language)
  const lang = inherited(element, 'lang') ?? ''
  const dir = inherited(element, 'dir') ?? 'ltr'
  const isSame = lang.toLowerCase().split('-')[0] === wanted.language
  const fits = dir === 'auto' || dir === directionOf(language)
  return [
    ...(isSame ? [] : [{ row: name.row === 16 ? 16 : 25, rule, expected: language, found: lang }]),
    ...(fits
      ? []
      : [
          {
            row: 17,
            rule: rule.replace('language', 'direction'),
            expected: directionOf(language),
            found: dir,
          },
        ]),
  ]
}

/** Row 3: a translation without words is no page. */
function checkTranslations(html: string, { locales: own }: Expected): PageProblem[] {
  const found = Object.keys(readHead(html).languages).filter((tag) => tag !== 'x-default')
  const wrong = locales.filter((locale) => found.includes(locale) && !own.includes(locale))
  return wrong.map((locale) => ({ row: 3, rule: 'hreflang of a text', expected: own.join(), found: locale }))
}

function checkJob(
  html: string,
  reading: Reading,
  expected: Expected,
  { apply, isVacancy, place }: NonNullable<Expected['job']>,
  locale: string,
): PageProblem[] {
  const [posting, ...others] = ofType(readGraph(html).nodes, 'JobPosting')
  const [, target] = apply
  const hrefs = reading.elements.flatMap(({ node }) =>
    node.tagName === 'a' ? String(node.properties.href) : [],
  )
  const words = reading.words.map(({ text }) => text).join(' ')
  const canApply =
    target === null ||
    hrefs.some((href) => decodeURI(href) === decodeURI(target)) ||
    words.includes(target.replace('mailto:', ''))
  const facts = reading.elements.find(({ node }) => node.tagName === 'aside')
  const key = normalizeAll(textOf(facts?.node ?? { type: 'root', children: [] }))
  const mustPost = isVacancy && place?.isPlace === true
  return [
    ...(canApply
      ? []
      : [{ row: 10, rule: 'a candidate can apply', expected: String(target), found: apply[0] }]),
    ...(!isVacancy && posting
      ? [{ row: 22, rule: 'no JobPosting', expected: 'none', found: expected.name.name }]
      : []),
    ...(mustPost && (posting === undefined || others.length > 0)
      ? [
          {
            row: expected.name.row,
            rule: 'a JobPosting',
            expected: expected.name.name,
            found: String(posting),
          },
        ]
      : []),
    ...(posting ? checkPosting(posting, expected) : []),
    ...checkAmounts(key, expected, locale, 'amounts on the page'),
  ]
}

export function checkPosting(posting: Json, expected: Expected): PageProblem[] {
  const pay = expected.job?.pay
  const salary = posting.baseSalary as { currency: string; value: Record<string, number> } | undefined
  const { value, minValue = value, maxValue = value } = salary?.value ?? {}
  const found = salary ? { min: minValue ?? null, max: maxValue ?? null } : null
  const isRight = pay?.amounts === undefined || JSON.stringify(found) === JSON.stringify(pay.amounts)
  return [
    ...checkName(String(posting.title), expected, 'name in JobPosting'),
    ...(isRight
      ? []
      : [
          {
            row: 8,
            rule: 'amounts of JobPosting',
            expected: JSON.stringify(pay),
            found: JSON.stringify(found),
          },
        ]),
  ]
}

/** Whether a text has the amounts of a job in the language of a locale, and no amount of one that cannot be read. */
export function checkAmounts(text: string, { job }: Expected, locale: string, rule: string): PageProblem[] {
  if (!job?.isVacancy || job.pay.amounts === undefined) return []
  const { amounts, salary } = job.pay
  const plain = text.replace(/[\s\u00a0\u202f]/gu, '')
  const has = (amount: number) => spellings(amount, locale).some((spelling) => hasNumber(plain, spelling))
  const expected = JSON.stringify(salary)
  if (amounts !== null)
    return [...new Set([amounts.min, amounts.max])]
      .filter((amount) => amount !== null && !has(amount))
      .map((amount) => ({ row: 8, rule, expected, found: `no ${amount} in ${text.slice(0, 160)}` }))
  return [salary.min, salary.max]
    .filter((bound) => bound !== null && Number.isFinite(Number(bound)) && has(Number(bound)))
    .map((bound) => ({
      row: 8,
      rule: `${rule}, unreadable`,
      expected,
      found: `${bound} in ${text.slice(0, 160)}`,
    }))
}

function hasNumber(text: string, number: string): boolean {
  const at = text.indexOf(number)
  return at >= 0 && !/\d/.test(text.charAt(at + number.length)) && !/\d/.test(text.charAt(at - 1))
}

/** An amount as people of a language write it, without white space. */
function spellings(amount: number, locale: string): string[] {
  const tag = locale === 'en' ? 'en-GB' : locale
  return [0, 2, 3].map((minimumFractionDigits) =>
    new Intl.NumberFormat(tag, { minimumFractionDigits, maximumFractionDigits: 3 })
      .format(amount)
      .replace(/[\s\u00a0\u202f]/gu, ''),
  )
}

/** Row 21: a place that is none. */
export function checkTown(text: string, rule: string): PageProblem[] {
  return noTowns.test(text.trim()) ? [{ row: 21, rule, expected: 'a town', found: text }] : []
}
