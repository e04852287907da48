import type { Metadata } from 'next'
import { categoryPage } from '@/lib/pages/category'
import { renderMetadata, renderPage } from '../../../../page-shell'
import { renderCategory } from '../../render-category'

type Props = PageProps<'/[locale]/categories/[category]/page/[page]'>

/** Next.js requires at least one path. This one does not exist, because all numbered pages are rendered on demand. */
export function generateStaticParams(): { category: string; page: string }[] {
  return [{ category: 'none', page: 'none' }]
}

export default function CategoryPage({ params }: Props) {
  return renderPage(categoryPage, 'category', params, renderCategory)
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(categoryPage, params)
}
