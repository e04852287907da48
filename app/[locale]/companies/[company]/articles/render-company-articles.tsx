import { OrganizationArticlesView } from '@/components/organizations/organization-articles-view'
import type { CompanyArticles } from '@/lib/pages/company-articles'

/** The body of the first page and of the numbered pages of the articles about an organization. */
export function renderCompanyArticles({ organization, articles }: CompanyArticles) {
  return <OrganizationArticlesView organization={organization} articles={articles} />
}
