import { drawAbsence } from '@/app/[locale]/page-shell'
import { ArticleNotFoundView } from '@/components/articles/article-not-found-view'
import { listArticles } from '@/lib/data/articles'
import { readArticle } from './read-article'

export default async function ArticleLayout({
  children,
  params,
}: LayoutProps<'/[locale]/articles/[year]/[month]/[day]/[article]'>) {
  const absence = await drawAbsence('article', params, async (key) => {
    if (await readArticle(key)) return null
    const { items } = await listArticles({ language: key.locale })
    return <ArticleNotFoundView latest={items.slice(0, 3)} />
  })
  return (
    <>
      {absence}
      {children}
    </>
  )
}
