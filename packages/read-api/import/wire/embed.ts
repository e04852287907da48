import type { EmbedJobWire, EmbedWire } from '@vitrine/api-contract/embed'
import { formatLocalizedDay, formatLocalizedTimestamp } from '@vitrine/api-contract/localized-date'
import { toTimestamp } from '@vitrine/content-store/time'
import type { JobContent } from '#content-schemas/job'
import type { OrganizationContent } from '#content-schemas/organization'
import type { SiteContent } from '#content-schemas/site'
import { contractLabels } from './contract-labels'
import type { Dated } from './dated'
import { toEmbedHtml } from './embed-html'
import { jobOffices } from './job'
import { careersSitesFirst, jobSiteReferences, jobSites, jobUrl } from './job-site'
import { numericId } from './numeric-id'
import { officeToWire } from './office'
import { salaryToWire } from './salary'
import { lowerToken, upperToken } from './tokens'

/** The response without `jobs`. */
export function embedToWire(
  organization: OrganizationContent,
  sites: ReadonlyMap<string, SiteContent>,
): Omit<EmbedWire, 'jobs'> {
  return { name: organization.name, websites: toWebsites(organization, sites) }
}

/** The job is published, and then its file has the time of publication. */
export function embedJobToWire(
  { fields: job, created_at }: Dated<JobContent>,
  organization: OrganizationContent,
  sites: ReadonlyMap<string, SiteContent>,
): EmbedJobWire {
  const offices = jobOffices(job, organization).map(officeToWire)
  return {
    id: job.id ?? numericId(job.reference),
    reference: job.reference,
    name: job.name,
    slug: job.slug,
    description: toEmbedHtml(job.description),
    profile: toEmbedHtml(job.profile ?? ''),
    recruitment_process: toEmbedHtml(job.recruitment_process ?? ''),
    salary: salaryToWire(job.salary),
    created_at: formatLocalizedTimestamp(created_at),
    ...(job.start_date !== undefined && { start_date: formatLocalizedDay(job.start_date) }),
    published_at: toTimestamp(job.published_at ?? created_at),
    remote: lowerToken(job.remote ?? ''),
    office: offices[0] ?? {},
    offices,
    department: organization.departments.find((department) => department.id === job.department) ?? {},
    contract_type: job.contract_type === undefined ? {} : contractLabels(upperToken(job.contract_type)),
    cms_sites_references: jobSiteReferences(job, organization),
    websites_urls: jobSites(job, organization, sites).map((site) => ({
      reference: site.reference,
      website_reference: site.reference,
      url: jobUrl(site, organization.slug, job.slug),
    })),
  }
}

function toWebsites(
  organization: OrganizationContent,
  sites: ReadonlyMap<string, SiteContent>,
): EmbedWire['websites'] {
  const named = organization.websites.flatMap((website) => sites.get(website.site) ?? [])
  return careersSitesFirst(named).map((site) => ({
    reference: site.reference,
    kind: site.kind,
    url: site.root_url,
    root_url: site.root_url,
    organization_url: organizationUrl(organization, site),
  }))
}

function organizationUrl(organization: OrganizationContent, site: SiteContent): string {
  const ownUrl = organization.websites.find((website) => website.site === site.reference)?.url
  if (ownUrl !== undefined) return ownUrl
  return site.kind === 'single' ? site.root_url : `${site.root_url}/companies/${organization.slug}`
}
