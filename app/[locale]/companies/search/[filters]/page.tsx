import type { Metadata } from 'next'
import { companiesPage } from '@/lib/pages/companies'
import { noRecord } from '@/lib/routes'
import { renderMetadata, renderPage } from '../../../page-shell'
import { renderCompanies } from '../../render-companies'

type Props = PageProps<'/[locale]/companies/search/[filters]'>

/** All states are rendered on demand. Next.js requires at least one path. */
export function generateStaticParams(): { filters: string }[] {
  return [{ filters: noRecord }]
}

export default function CompanySearchPage({ params }: Props) {
  return renderPage(companiesPage, 'page', params, renderCompanies)
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(companiesPage, params)
}
