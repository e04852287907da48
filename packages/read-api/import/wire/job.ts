import type { JobWire } from '@vitrine/api-contract/job'
import { parisMidnight } from '@vitrine/api-contract/localized-date'
import { toTimestamp } from '@vitrine/content-store/time'
import type { JobContent } from '#content-schemas/job'
import type { OrganizationContent } from '#content-schemas/organization'
import type { SiteContent } from '#content-schemas/site'
import type { Dated } from './dated'
import { jobSiteReferences, jobSites, jobUrl } from './job-site'
import { type Media, optionalMedia } from './media'
import { officeToWire } from './office'
import { salaryToWire } from './salary'
import { lowerToken, stageReference, upperToken } from './tokens'

export function jobToWire(
  { fields: job, created_at, updated_at }: Dated<JobContent>,
  organization: OrganizationContent,
  sites: ReadonlyMap<string, SiteContent>,
  media: Media,
): JobWire {
  const offices = jobOffices(job, organization).map(officeToWire)
  return {
    reference: job.reference,
    external_reference: job.external_reference ?? '',
    organization_reference: organization.reference,
    name: job.name,
    status: job.status,
    profile: job.profile ?? '',
    description: job.description,
    company_description: job.company_description ?? '',
    apply_url: job.apply_url ?? '',
    language: job.language,
    experience_level: upperToken(job.experience_level ?? ''),
    education_level: upperToken(job.education_level ?? ''),
    contract_type: upperToken(job.contract_type ?? ''),
    contract_duration_min: job.contract_duration_min ?? null,
    contract_duration_max: job.contract_duration_max ?? null,
    start_date: job.start_date === undefined ? '' : parisMidnight(job.start_date),
    department_id: job.department ?? null,
    office_id: job.offices[0] ?? 0,
    remote: lowerToken(job.remote ?? ''),
    cms_sites_references: jobSiteReferences(job, organization).join(','),
    salary: salaryToWire(job.salary),
    created_at,
    updated_at,
    // The file of a draft can name the time at which it is to be published.
    published_at:
      job.published_at === undefined || job.status === 'draft' ? null : toTimestamp(job.published_at),
    archived_at: job.archived_at === undefined ? null : toTimestamp(job.archived_at),
    stages: job.stages.map(({ id, name, reference, visible, candidates_count }) => ({
      id,
      name,
      reference: stageReference(reference),
      visible,
      candidates_count,
    })),
    candidates_count:
      job.candidates_count ?? job.stages.reduce((sum, stage) => sum + stage.candidates_count, 0),
    application_fields: Object.entries(job.application_fields).map(([name, mode]) => ({
      name,
      mode: lowerToken(mode),
    })),
    organization: {
      name: organization.name,
      slug: organization.slug,
      description: organization.description ?? '',
      logo: optionalMedia(media, organization.logo),
    },
    websites: jobSites(job, organization, sites).map((site) => ({
      reference: site.reference,
      name: site.name,
      url: jobUrl(site, organization.slug, job.slug),
    })),
    office: offices[0] ?? {},
    offices,
  }
}

/** The offices of a job in its order; the first one is its `office`. */
export function jobOffices(
  job: JobContent,
  organization: OrganizationContent,
): OrganizationContent['offices'] {
  return job.offices.flatMap((id) => organization.offices.find((office) => office.id === id) ?? [])
}
