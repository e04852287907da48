import type { Metadata } from 'next'
import { listCategories } from '@/lib/data/articles/article-groups'
import { builtLimits } from '@/lib/data/built-pages'
import { categoryPage } from '@/lib/pages/category'
import { routes } from '@/lib/routes'
import { renderMetadata, renderPage } from '../../page-shell'
import { renderCategory } from './render-category'

type Props = PageProps<'/[locale]/categories/[category]'>

/** The most frequent categories, and a path that does not exist, because Next.js requires at least one path. */
export async function generateStaticParams({ params }: { params: { locale: string } }) {
  const records = (await listCategories(params.locale)).slice(0, builtLimits.categories)
  const segments = records.map((record) => routes.category(params.locale, record).split('/').at(-1))
  return [...segments, 'none'].map((segment) => ({ category: segment }))
}

export default function CategoryPage({ params }: Props) {
  return renderPage(categoryPage, 'category', params, renderCategory)
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(categoryPage, params)
}
