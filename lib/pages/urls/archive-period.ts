import { formatMonth } from '@/lib/i18n/format'
import { type ArchivePeriod, parseMonth, parseYear } from '@/lib/routes'
import { readPageNumber } from './page-number'
import type { PageParams } from './page-route'

/** The period and the page number of the params of an archive. Null for other texts. */
export function readPeriod(params: PageParams): { period: ArchivePeriod; page: number } | null {
  const { year: yearText = '', month: monthText, page: pageText } = params
  const [year, page] = [parseYear(yearText), readPageNumber(pageText)]
  const month = monthText === undefined ? null : parseMonth(monthText)
  if (year === null || page === null || (monthText !== undefined && month === null)) return null
  return { period: { year, month }, page }
}

/** The name of a period in the language of a page. */
export function periodName({ year, month }: ArchivePeriod, locale: string): string {
  return month === null ? String(year) : formatMonth(year, month, locale)
}

/** The numbers of the pages after the first. */
export function furtherPages(count: number, size: number): number[] {
  return Array.from({ length: Math.max(0, Math.ceil(count / size) - 1) }, (_, index) => index + 2)
}
