import { ArticlesView } from '@/components/articles/articles-view'
import { listYears } from '@/lib/data/archive'
import { listCategories } from '@/lib/data/articles'
import type { ArticlePage } from '@/lib/model/article'

/** The body of the first page and of the numbered pages of all articles. */
export async function renderArticles({ locale, articles }: { locale: string; articles: ArticlePage }) {
  const [categories, years] = await Promise.all([listCategories(locale), listYears(locale)])
  return <ArticlesView articles={articles} categories={categories} years={years} />
}
