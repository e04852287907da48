import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { parseKey, parsePage, routes } from '@/lib/routes'
import { describeCategory, drawCategory } from '../../category-page'

type Props = PageProps<'/[locale]/categories/[category]/page/[page]'>

/** Numbered pages are made when they are first asked for; this one does not exist. */
export function generateStaticParams(): { category: string; page: string }[] {
  return [{ category: 'none', page: 'none' }]
}

export default function CategoryPage({ params }: Props) {
  return drawCategory(toKey(params))
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return describeCategory(toKey(params))
}

async function toKey(params: Props['params']) {
  const { locale, category, page } = await params
  const key = parseKey(category)
  if (page === '1' && key) permanentRedirect(routes.category(locale, key))
  return { locale, category, page: parsePage(page) }
}
