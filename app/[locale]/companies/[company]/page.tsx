import type { Metadata } from 'next'
import { OrganizationView } from '@/components/organizations/organization-view'
import { listOrganizationArticles } from '@/lib/data/articles'
import { listOrganizationJobs, listReadableOrganizations } from '@/lib/data/jobs'
import { listOrganizations } from '@/lib/data/organizations'
import { companyPage } from '@/lib/pages/company'
import { renderMetadata, renderPage } from '../../page-shell'

type Props = PageProps<'/[locale]/companies/[company]'>

/**
 * The first 200 organizations whose jobs can be read now; the others' pages are rendered on demand. Next.js requires one
 * path at least: a site without organizations returns one that does not exist.
 */
export async function generateStaticParams(): Promise<{ company: string }[]> {
  const organizations = (await listReadableOrganizations()).slice(0, 200)
  return organizations.length > 0
    ? organizations.map(({ slug }) => ({ company: slug }))
    : [{ company: 'none' }]
}

export default function CompanyPage({ params }: Props) {
  return renderPage(companyPage, 'company', params, async ({ locale, organization }) => {
    const [jobs, articles, organizations] = await Promise.all([
      listOrganizationJobs(organization.slug),
      listOrganizationArticles(organization.reference, locale),
      listOrganizations(),
    ])
    const knownSlugs = organizations.map(({ slug }) => slug)
    return (
      <OrganizationView organization={organization} jobs={jobs} articles={articles} knownSlugs={knownSlugs} />
    )
  })
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(companyPage, params)
}
