import type { Metadata } from 'next'
import { companiesPage } from '@/lib/pages/companies'
import { renderMetadata, renderPage } from '../../../page-shell'
import { renderCompanies } from '../../render-companies'

type Props = PageProps<'/[locale]/companies/page/[page]'>

/** Page 2; the others are rendered on demand. */
export function generateStaticParams(): { page: string }[] {
  return [{ page: '2' }]
}

export default function NumberedCompaniesPage({ params }: Props) {
  return renderPage(companiesPage, 'page', params, renderCompanies)
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(companiesPage, params)
}
