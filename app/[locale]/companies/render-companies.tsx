import { OrganizationsView } from '@/components/organizations/organizations-view'
import { type CompaniesContent, companiesTitle } from '@/lib/pages/companies'

/** The body of every page of the list of companies. */
export function renderCompanies(content: CompaniesContent) {
  return <OrganizationsView content={content} title={companiesTitle(content)} />
}
