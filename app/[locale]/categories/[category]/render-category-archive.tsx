import { CategoryArchiveView } from '@/components/articles/category-archive-view'
import { listArchiveMonths, listCategoryYears } from '@/lib/data/archive'
import type { CategoryArchiveContent } from '@/lib/pages/category-archive'

/** The body of the archive of a category: that of a year or a month. */
export async function renderCategoryArchive({ locale, category, period, articles }: CategoryArchiveContent) {
  const list = { language: locale, category: category.reference }
  const months = period.month === null ? await listArchiveMonths(list, period.year) : []
  return (
    <CategoryArchiveView
      category={category}
      period={period}
      articles={articles}
      months={months}
      years={listCategoryYears(locale, category.reference)}
    />
  )
}
