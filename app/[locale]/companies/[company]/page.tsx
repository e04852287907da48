import type { Metadata } from 'next'
import { OrganizationView } from '@/components/organizations/organization-view'
import { listArticles } from '@/lib/data/articles/articles'
import { listBuiltPages } from '@/lib/data/built-pages'
import { listOrganizationJobs } from '@/lib/data/jobs/jobs'
import { companyPage, listSubsidiaries } from '@/lib/pages/company'
import { renderMetadata, renderPage } from '../../page-shell'

type Props = PageProps<'/[locale]/companies/[company]'>

/** Next.js requires one path at least: a site without organizations returns one that does not exist. */
export async function generateStaticParams(): Promise<{ company: string }[]> {
  const { organizations } = await listBuiltPages()
  return organizations.length > 0
    ? organizations.map(({ slug }) => ({ company: slug }))
    : [{ company: 'none' }]
}

export default function CompanyPage({ params }: Props) {
  return renderPage(companyPage, 'company', params, async ({ locale, organization }) => {
    const [jobs, articles, subsidiaries] = await Promise.all([
      listOrganizationJobs(organization.slug),
      listArticles({ language: locale, organization: organization.slug }),
      listSubsidiaries(organization),
    ])
    const knownSlugs = subsidiaries.map(({ slug }) => slug)
    return (
      <OrganizationView organization={organization} jobs={jobs} articles={articles} knownSlugs={knownSlugs} />
    )
  })
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(companyPage, params)
}
