import type { Metadata } from 'next'
import { companiesPage } from '@/lib/pages/companies'
import { renderMetadata, renderPage } from '../page-shell'
import { renderCompanies } from './render-companies'

type Props = PageProps<'/[locale]/companies'>

export default function CompaniesPage({ params }: Props) {
  return renderPage(companiesPage, 'page', params, renderCompanies)
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(companiesPage, params)
}
