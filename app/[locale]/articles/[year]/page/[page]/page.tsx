import type { Metadata } from 'next'
import { archivePage } from '@/lib/pages/archive'
import { renderMetadata, renderPage } from '../../../../page-shell'
import { renderArchive } from '../../../render-archive'

type Props = PageProps<'/[locale]/articles/[year]/page/[page]'>

/** Next.js requires at least one path. This one does not exist, because all of them are rendered on demand. */
export function generateStaticParams(): { year: string; page: string }[] {
  return [{ year: 'none', page: 'none' }]
}

export default function YearPage({ params }: Props) {
  return renderPage(archivePage, 'page', params, renderArchive)
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(archivePage, params)
}
