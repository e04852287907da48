import type { Metadata } from 'next'
import { OrganizationsView } from '@/components/organizations/organizations-view'
import { companiesPage } from '@/lib/pages/companies'
import { renderMetadata, renderPage } from '../page-shell'

type Props = PageProps<'/[locale]/companies'>

export default function CompaniesPage({ params }: Props) {
  return renderPage(companiesPage, 'page', params, ({ organizations }) => (
    <OrganizationsView organizations={organizations} />
  ))
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(companiesPage, params)
}
