import { ArchiveView } from '@/components/articles/archive-view'
import { listArchiveMonths, listYears } from '@/lib/data/archive'
import type { ArchiveContent } from '@/lib/pages/archive'

/** The body of the archive of a year or a month. */
export async function renderArchive({ locale, year, month, articles }: ArchiveContent) {
  const [years, months] = await Promise.all([
    listYears(locale),
    month === null ? listArchiveMonths(locale, year) : [],
  ])
  return <ArchiveView year={year} month={month} articles={articles} months={months} years={years} />
}
