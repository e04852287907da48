import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { describePage, drawPage } from '@/app/[locale]/page-shell'
import { OrganizationView } from '@/components/organizations/organization-view'
import { listOrganizationArticles } from '@/lib/data/articles'
import { listOrganizationJobs, listReadableOrganizations } from '@/lib/data/jobs'
import { getOrganization, listOrganizations } from '@/lib/data/organizations'
import { getPreviewImage } from '@/lib/data/preview-images'
import { trails } from '@/lib/pages/breadcrumbs'
import { organizationGraph } from '@/lib/seo/json-ld/organization'
import { organizationLinks, organizationMetadata, organizationPreview } from '@/lib/seo/organization'

type Props = PageProps<'/[locale]/companies/[company]'>

/**
 * The organizations whose jobs can be read now; the others' pages are made when they are first asked for. Next wants
 * one path at least: a site without organizations names one that does not exist.
 */
export async function generateStaticParams(): Promise<{ company: string }[]> {
  const organizations = (await listReadableOrganizations()).slice(0, 200)
  return organizations.length > 0
    ? organizations.map(({ slug }) => ({ company: slug }))
    : [{ company: 'none' }]
}

export default function CompanyPage({ params }: Props) {
  return drawPage('company', params, async ({ locale, company }) => {
    const organization = await getOrganization(company)
    if (!organization) return null
    const [jobs, articles, organizations] = await Promise.all([
      listOrganizationJobs(organization.slug),
      listOrganizationArticles(organization.reference, locale),
      listOrganizations(),
    ])
    const knownSlugs = organizations.map(({ slug }) => slug)
    return {
      alternates: organizationLinks(organization),
      trail: trails.company(locale, organization),
      graph: organizationGraph(organization, locale, organizations),
      body: (
        <OrganizationView
          organization={organization}
          jobs={jobs}
          articles={articles}
          knownSlugs={knownSlugs}
        />
      ),
    }
  })
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return describePage(params, async ({ locale, company }) => {
    const organization = await getOrganization(company)
    if (!organization) return null
    const t = await getTranslations('Organization')
    const { name } = organization
    const words = { title: t('title', { name }), fallback: t('description', { name }) }
    const image = await getPreviewImage(organizationPreview(organization, locale))
    return organizationMetadata(organization, locale, words, image)
  })
}
