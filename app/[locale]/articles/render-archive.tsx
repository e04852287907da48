import { ArchiveView } from '@/components/articles/archive-view'
import { listArchiveMonths, listNeighbourMonths, listYears } from '@/lib/data/articles/article-periods'
import type { ArchiveContent } from '@/lib/pages/archive'

/** The body of the archive of a year or a month. */
export async function renderArchive({ locale, period, articles }: ArchiveContent) {
  const list = { language: locale }
  const [years, months, neighbours] = await Promise.all([
    listYears(list),
    period.month === null ? listArchiveMonths(list, period.year) : [],
    listNeighbourMonths(list, period),
  ])
  return (
    <ArchiveView period={period} articles={articles} months={months} neighbours={neighbours} years={years} />
  )
}
