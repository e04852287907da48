import { parseArticleSegment, selectsArticles } from '@/lib/article-selection'
import { countedMonths } from '@/lib/data/known-counts'
import { findKnown } from '@/lib/data/known-records'
import { isLocale } from '@/lib/i18n/locales'
import { archiveSize } from '@/lib/model/article'
import { parseKey } from '@/lib/routes'
import { readPeriod } from './archive-period'
import type { PageParams } from './page-route'

export const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** The reference of a category or collection; null where the last segment of its path is another one. */
export function findGroup(kind: 'category' | 'collection', segment: string): string | null {
  const key = parseKey(segment)
  return key !== null && findKnown(kind, key.reference) === key.slug ? key.reference : null
}

/** Whether lists have shown as many articles of a period as a page of its archive needs, of all or of a category. */
export function hasArchivePage(locale: string, category: string | null, params: PageParams): boolean {
  const read = readPeriod(params)
  if (read === null || (params.page !== undefined && read.page === 1)) return false
  const { year, month } = read.period
  const counts = countedMonths(locale, category).filter(
    (known) => known.year === year && (month ?? known.month) === known.month,
  )
  return counts.reduce((sum, { count }) => sum + count, 0) > (read.page - 1) * archiveSize
}

export function hasCategoryArchive({ locale = '', category: segment = '', ...params }: PageParams): boolean {
  const reference = findGroup('category', segment)
  return reference !== null && hasArchivePage(locale, reference, params)
}

/** Whether a state of the board of articles selects values that articles have. */
export function isKnownSelection(locale: string, segment: string): boolean {
  const selection = parseArticleSegment(segment)?.selection
  if (selection === undefined || !selectsArticles(selection) || selection.words !== '') return false
  const { category, collection, organization, language, year, month } = selection
  return (
    (category === '' || findKnown('category', category) !== null) &&
    (collection === '' || findKnown('collection', collection) !== null) &&
    (organization === '' || findKnown('organization', organization) !== null) &&
    (language === '' || (language !== locale && isLocale(language))) &&
    (year === null ||
      (month === null ? months : [month]).some((each) => findKnown('month', `${year}-${each}`) !== null))
  )
}
