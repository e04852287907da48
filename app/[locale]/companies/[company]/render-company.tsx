import { OrganizationView } from '@/components/organizations/organization-view'
import { listArticles } from '@/lib/data/articles/articles'
import { listOrganizationJobs } from '@/lib/data/jobs/jobs'
import type { Organization } from '@/lib/model/organization'
import { listSubsidiaries } from '@/lib/pages/company'

/** The body of the page of an organization, which is the home page of the employer that the site is about. */
export async function renderCompany({
  locale,
  organization,
}: {
  locale: string
  organization: Organization
}) {
  const [jobs, articles, subsidiaries] = await Promise.all([
    listOrganizationJobs(organization.slug),
    listArticles({ language: locale, organization: organization.slug }),
    listSubsidiaries(organization),
  ])
  const knownSlugs = subsidiaries.map(({ slug }) => slug)
  return (
    <OrganizationView organization={organization} jobs={jobs} articles={articles} knownSlugs={knownSlugs} />
  )
}
