import { ArticleNotFoundView } from '@/components/articles/article-not-found-view'
import { listArticles } from '@/lib/data/articles/articles'
import { articlePage } from '@/lib/pages/article'
import { renderNotFoundLayout } from '../../../../../page-shell'

export default async function ArticleLayout({
  children,
  params,
}: LayoutProps<'/[locale]/articles/[year]/[month]/[day]/[article]'>) {
  const notFoundPage = await renderNotFoundLayout(articlePage, 'article', params, async ({ locale }) => {
    const { items } = await listArticles({ language: locale })
    return <ArticleNotFoundView latest={items.slice(0, 3)} />
  })
  return (
    <>
      {notFoundPage}
      {children}
    </>
  )
}
