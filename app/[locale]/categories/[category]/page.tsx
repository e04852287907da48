import type { Metadata } from 'next'
import { listCategories } from '@/lib/data/articles'
import { routes } from '@/lib/routes'
import { describeCategory, drawCategory } from './category-page'

type Props = PageProps<'/[locale]/categories/[category]'>

export async function generateStaticParams({ params }: { params: { locale: string } }) {
  const records = (await listCategories(params.locale)).slice(0, 50)
  const segments = records.map((record) => routes.category(params.locale, record).split('/').at(-1))
  return [...segments, 'none'].map((segment) => ({ category: segment }))
}

export default function CategoryPage({ params }: Props) {
  return drawCategory(toKey(params))
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return describeCategory(toKey(params))
}

async function toKey(params: Props['params']) {
  return { ...(await params), page: 1 }
}
