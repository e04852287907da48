import type { Metadata } from 'next'
import { categoryArchivePage } from '@/lib/pages/category-archive'
import { renderMetadata, renderPage } from '../../../../page-shell'
import { renderCategoryArchive } from '../../render-category-archive'

type Props = PageProps<'/[locale]/categories/[category]/[year]/[month]'>

/** Next.js requires at least one path. This one does not exist, because all of them are rendered on demand. */
export function generateStaticParams(): { category: string; year: string; month: string }[] {
  return [{ category: 'none', year: 'none', month: 'none' }]
}

export default function CategoryMonthPage({ params }: Props) {
  return renderPage(categoryArchivePage, 'category', params, renderCategoryArchive)
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(categoryArchivePage, params)
}
