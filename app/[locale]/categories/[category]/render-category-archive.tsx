import { CategoryArchiveView } from '@/components/articles/category-archive-view'
import { listArchiveMonths, listNeighbourMonths, listYears } from '@/lib/data/articles/article-periods'
import type { CategoryArchiveContent } from '@/lib/pages/category-archive'

/** The body of the archive of a category: that of a year or a month. */
export async function renderCategoryArchive({ locale, category, period, articles }: CategoryArchiveContent) {
  const list = { language: locale, category: category.reference }
  const [months, neighbours, years] = await Promise.all([
    period.month === null ? listArchiveMonths(list, period.year) : [],
    listNeighbourMonths(list, period),
    listYears(list),
  ])
  return (
    <CategoryArchiveView
      category={category}
      period={period}
      articles={articles}
      months={months}
      neighbours={neighbours}
      years={years}
    />
  )
}
