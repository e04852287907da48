import type { JobContent } from '#content-schemas/job'
import type { OrganizationContent } from '#content-schemas/organization'
import type { SiteContent } from '#content-schemas/site'

/** The references of the sites that show a job: those that it names, or else every website of its organization. */
export function jobSiteReferences(job: JobContent, organization: OrganizationContent): string[] {
  return job.sites ?? organization.websites.map((website) => website.site)
}

/** The sites that show a job, careers sites first: the widget falls back to the first URL (docs/read-api-behaviour.md, section 9.1). */
export function jobSites(
  job: JobContent,
  organization: OrganizationContent,
  sites: ReadonlyMap<string, SiteContent>,
): SiteContent[] {
  return careersSitesFirst(
    jobSiteReferences(job, organization).flatMap((reference) => sites.get(reference) ?? []),
  )
}

export function careersSitesFirst(sites: readonly SiteContent[]): SiteContent[] {
  const isCareersSite = (site: SiteContent) => site.kind === 'single'
  return [...sites.filter(isCareersSite), ...sites.filter((site) => !isCareersSite(site))]
}

export function jobUrl(site: SiteContent, organizationSlug: string, jobSlug: string): string {
  if (site.kind === 'single') return `${site.root_url}/jobs/${jobSlug}`
  return `${site.root_url}/companies/${organizationSlug}/jobs/${jobSlug}`
}
