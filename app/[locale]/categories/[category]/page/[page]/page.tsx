import type { Metadata } from 'next'
import { describeCategory, drawCategory } from '../../category-page'

type Props = PageProps<'/[locale]/categories/[category]/page/[page]'>

/** Numbered pages are made when they are first asked for; this one does not exist. */
export function generateStaticParams(): { category: string; page: string }[] {
  return [{ category: 'none', page: 'none' }]
}

export default function CategoryPage({ params }: Props) {
  return drawCategory(() => params)
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return describeCategory(await params)
}
