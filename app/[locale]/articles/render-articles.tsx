import { ArticlesView } from '@/components/articles/articles-view'
import { listYears } from '@/lib/data/archive'
import { listCategories, listCollections } from '@/lib/data/articles'
import type { ArticlePage } from '@/lib/model/article'

/** The body of the first page and of the numbered pages of all articles. */
export async function renderArticles({ locale, articles }: { locale: string; articles: ArticlePage }) {
  const [categories, collections, years] = await Promise.all([
    listCategories(locale),
    listCollections(locale),
    listYears(locale),
  ])
  return (
    <ArticlesView
      articles={articles}
      categories={categories}
      hasCollections={collections.length > 0}
      years={years}
    />
  )
}
