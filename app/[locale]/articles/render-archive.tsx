import { ArchiveView } from '@/components/articles/archive-view'
import { listArchiveMonths, listYears } from '@/lib/data/articles/article-periods'
import type { ArchiveContent } from '@/lib/pages/archive'

/** The body of the archive of a year or a month. */
export async function renderArchive({ locale, period, articles }: ArchiveContent) {
  const [years, months] = await Promise.all([
    listYears({ language: locale }),
    period.month === null ? listArchiveMonths({ language: locale }, period.year) : [],
  ])
  return <ArchiveView period={period} articles={articles} months={months} years={years} />
}
