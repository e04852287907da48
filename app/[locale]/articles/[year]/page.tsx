import type { Metadata } from 'next'
import { listYears } from '@/lib/data/articles/article-periods'
import { builtLimits } from '@/lib/data/built-pages'
import { archivePage } from '@/lib/pages/archive'
import { renderMetadata, renderPage } from '../../page-shell'
import { renderArchive } from '../render-archive'

type Props = PageProps<'/[locale]/articles/[year]'>

/** The latest years, and a year that does not exist, because Next.js requires at least one path. */
export async function generateStaticParams({
  params,
}: {
  params: { locale: string }
}): Promise<{ year: string }[]> {
  const years = (await listYears({ language: params.locale })).slice(0, builtLimits.years)
  return [...years.map((year) => ({ year: String(year) })), { year: 'none' }]
}

export default function YearPage({ params }: Props) {
  return renderPage(archivePage, 'page', params, renderArchive)
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(archivePage, params)
}
