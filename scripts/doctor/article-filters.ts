import { toDate } from '@/lib/model/date'
import { type ArticleSample, samplePageSize } from './articles'
import { type Context, paths } from './context'
import { readPage, textOf } from './read-page'

type Dated = { reference: string; date: Date }

/** Whether the API applies `per_page`, `page`, `order_by` and the day filters, which the site needs. */
export async function checkFilters(context: Context, sample: ArticleSample): Promise<void> {
  const { findings } = context
  const { newest, oldest, total } = sample
  if (newest.length === 0) return
  if (total === null)
    findings.note(
      'Filters and pages',
      'pages.total',
      'Lists have no X-Total: the site reads every page of a list to count it.',
      'Ask the operator of the API for the header X-Total. Without it, a site of many articles sends many more requests.',
    )
  else findings.ok('Filters and pages', 'pages.total', 'Lists have a total (X-Total).')
  checkOrder(context, 'desc', toDated(newest))
  checkOrder(context, 'asc', toDated(oldest))
  await checkPages(context, newest)
  await checkDayFilters(context, toDated([...oldest, ...newest]))
}

function toDated(records: readonly Record<string, unknown>[]): Dated[] {
  return records.flatMap((record) => {
    const date = toDate(textOf(record, 'published_at'))
    return date ? [{ reference: textOf(record, 'reference'), date }] : []
  })
}

function checkOrder({ findings }: Context, order: 'asc' | 'desc', articles: readonly Dated[]): void {
  const sign = order === 'asc' ? 1 : -1
  const isOrdered = articles.every(({ date }, index) => {
    const before = articles[index - 1]
    return !before || sign * (date.getTime() - before.date.getTime()) >= 0
  })
  const id = `order.${order}`
  if (isOrdered) findings.ok('Filters and pages', id, `order_by=published_at:${order} is applied.`)
  else
    findings.problem(
      'Filters and pages',
      id,
      `order_by=published_at:${order} is not applied.`,
      'Ask the operator of the API: the site shows articles in a wrong order, and can miss scheduled ones.',
    )
}

async function checkPages(context: Context, newest: readonly Record<string, unknown>[]): Promise<void> {
  const { findings } = context
  const ask = 'Ask the operator of the API: the site reads lists page by page.'
  if (newest.length > samplePageSize)
    findings.problem(
      'Filters and pages',
      'pages.size',
      `per_page=${samplePageSize} gives ${newest.length} records.`,
      ask,
    )
  if (newest.length < 4) return
  const indexed = context.settings.ARTICLE_INDEX.length === 1 ? context.settings.ARTICLE_INDEX[0] : undefined
  const query = { indexed, order_by: 'published_at:desc', per_page: 2, page: 2 }
  const page = await readPage(context, 'Filters and pages', paths.articles(query))
  if (page === null) return
  const references = page.records.map((record) => textOf(record, 'reference'))
  const expected = newest.slice(2, 4).map((record) => textOf(record, 'reference'))
  const first = newest.slice(0, 2).map((record) => textOf(record, 'reference'))
  if (references.length !== 2)
    findings.problem('Filters and pages', 'pages.size', `per_page=2 gives ${references.length} records.`, ask)
  else if (references.some((reference) => first.includes(reference)))
    findings.problem('Filters and pages', 'pages.number', 'page=2 has records of page 1.', ask)
  else if (references.join() === expected.join())
    findings.ok('Filters and pages', 'pages', 'per_page and page are applied.')
  else
    findings.note(
      'Filters and pages',
      'pages',
      'per_page and page are applied, but pages have no stable order.',
      ask,
    )
}

const dayMs = 86_400_000
/** Of the day filters of one request. */
const windowDays = 3

/** Whether `published_after` and `published_before` include their own day. Both readings are fine for the site. */
async function checkDayFilters(context: Context, articles: readonly Dated[]): Promise<void> {
  const { findings, now } = context
  const past = articles.filter(({ date, reference }) => date < now && reference !== '')
  // The day of an article near midnight differs between time zones.
  const known = past.find(({ date }) => date.getUTCHours() >= 3 && date.getUTCHours() <= 20) ?? past[0]
  if (!known) {
    findings.unknown(
      'Filters and pages',
      'days',
      'No published article is known with which to try the day filters.',
    )
    return
  }
  const day = utcDay(known.date)
  const after = await readWindow(context, known, day, utcDay(known.date, windowDays))
  const before = await readWindow(context, known, utcDay(known.date, -windowDays), day)
  const results = [after, before]
  if (results.includes('ignored'))
    findings.problem(
      'Filters and pages',
      'days',
      'published_after and published_before are not applied: a list of three days has articles of other days.',
      'Ask the operator of the API: archives, old URLs of articles and scheduled publication need these filters.',
    )
  else if (after === null || before === null)
    findings.unknown(
      'Filters and pages',
      'days',
      `It cannot be known whether the day filters include their own day (${day}).`,
    )
  else
    findings.ok(
      'Filters and pages',
      'days',
      `published_after ${after} its own day, published_before ${before} it (tried with ${day}). The site asks for one day more and compares times itself.`,
    )
}

async function readWindow(
  context: Context,
  { reference, date }: Dated,
  after: string,
  before: string,
): Promise<'includes' | 'excludes' | 'ignored' | null> {
  const query = { published_after: after, published_before: before, per_page: 100 }
  const page = await readPage(context, 'Filters and pages', paths.articles(query))
  if (page === null) return null
  const [start, end] = [Date.parse(after) - 2 * dayMs, Date.parse(before) + 2 * dayMs]
  const isOutside = (other: Date) => other.getTime() < start || other.getTime() > end
  if (toDated(page.records).some((article) => isOutside(article.date))) return 'ignored'
  if (page.records.some((record) => textOf(record, 'reference') === reference)) return 'includes'
  return page.records.length >= 100 || isOutside(date) ? null : 'excludes'
}

/** The UTC day of a date, moved by some days: the form of the API's day filters. */
function utcDay(date: Date, offsetDays = 0): string {
  return new Date(date.getTime() + offsetDays * 86_400_000).toISOString().slice(0, 10)
}
