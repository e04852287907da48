import type { Metadata } from 'next'
import { ArticleView } from '@/components/articles/article-view'
import { readArticleContext } from '@/lib/data/articles/article-context'
import { listArticles } from '@/lib/data/articles/articles'
import { builtLimits } from '@/lib/data/built-pages'
import { articlePage, articleText } from '@/lib/pages/article'
import { routes } from '@/lib/routes'
import { renderMetadata, renderPage } from '../../../../../page-shell'

type Props = PageProps<'/[locale]/articles/[year]/[month]/[day]/[article]'>

/** The latest articles, and a path that does not exist, because Next.js requires at least one path. */
export async function generateStaticParams({ params }: { params: { locale: string } }) {
  const { items } = await listArticles({ language: params.locale }, 1, builtLimits.articles)
  const paths = items.map((article) => routes.article(params.locale, article).split('/').slice(-4))
  return [...paths, ['none', 'none', 'none', 'none']].map(([year, month, day, article]) => ({
    year,
    month,
    day,
    article,
  }))
}

export default function ArticlePage({ params }: Props) {
  return renderPage(articlePage, 'rendered by the layout', params, async ({ article }) => {
    const context = await readArticleContext(article)
    return <ArticleView article={article} content={articleText(article)} context={context} />
  })
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(articlePage, params)
}
