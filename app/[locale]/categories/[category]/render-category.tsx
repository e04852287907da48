import { CategoryView } from '@/components/articles/category-view'
import { listCategories } from '@/lib/data/articles/article-groups'
import { listYears } from '@/lib/data/articles/article-periods'
import type { Category } from '@/lib/model/articles/article'
import type { GroupContent } from '@/lib/pages/article-group'

/** The body of the first page and of the numbered pages of a category. */
export async function renderCategory({ locale, group, articles }: GroupContent<Category>) {
  const [categories, years] = await Promise.all([
    listCategories(locale),
    listYears({ language: locale, category: group.reference }),
  ])
  return <CategoryView category={group} categories={categories} articles={articles} years={years} />
}
