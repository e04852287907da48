import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { describePage, drawPage } from '@/app/[locale]/page-shell'
import { ArticleView } from '@/components/articles/article-view'
import { listArticles, listRelatedArticles } from '@/lib/data/articles'
import { listOrganizations } from '@/lib/data/organizations'
import { getPreviewImage } from '@/lib/data/preview-images'
import { trails } from '@/lib/pages/breadcrumbs'
import { routes } from '@/lib/routes'
import { switcherLinks } from '@/lib/seo/alternates'
import { articleMetadata, articlePath, articlePreview } from '@/lib/seo/article'
import { articleGraph } from '@/lib/seo/json-ld/article'
import { readArticle } from './read-article'

type Props = PageProps<'/[locale]/articles/[year]/[month]/[day]/[article]'>

/** The latest articles; all others are made when they are first asked for. */
export async function generateStaticParams({ params }: { params: { locale: string } }) {
  const { items } = await listArticles({ language: params.locale }, 1, 100)
  const paths = items.map((article) => routes.article(params.locale, article).split('/').slice(-4))
  return [...paths, ['none', 'none', 'none', 'none']].map(([year, month, day, article]) => ({
    year,
    month,
    day,
    article,
  }))
}

export default function ArticlePage({ params }: Props) {
  return drawPage('drawn by the layout', params, async (key) => {
    const article = await readArticle(key)
    if (!article) return null
    const { locale, year, month, day } = key
    const path = articlePath(article)
    if (path !== `${routes.articles(locale)}/${year}/${month}/${day}/${key.article}`) permanentRedirect(path)
    const [organizations, related] = await Promise.all([listOrganizations(), listRelatedArticles(article)])
    return {
      alternates: switcherLinks([], routes.articles),
      trail: trails.article(article),
      graph: articleGraph(article, organizations),
      body: <ArticleView article={article} organizations={organizations} related={related} />,
    }
  })
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return describePage(params, async (key) => {
    const article = await readArticle(key)
    if (!article) return null
    const image = await getPreviewImage(articlePreview(article))
    return articleMetadata(article, image)
  })
}
