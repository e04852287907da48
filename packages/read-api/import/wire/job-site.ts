import type { JobContent } from '#content-schemas/job'
import type { OrganizationContent } from '#content-schemas/organization'
import type { SiteContent } from '#content-schemas/site'

/** The references of the sites that show a job: the job's own `sites`, else all websites of its organization. */
export function jobSiteReferences(job: JobContent, organization: OrganizationContent): string[] {
  return job.sites ?? organization.websites.map((website) => website.site)
}

/**
 * The sites that show a job, careers sites first. The vendor's widget uses the URL of the first site if its configured
 * site does not show the job (docs/read-api-behaviour.md, section 9.1).
 */
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
  return [...sites.filter(isCareersSite), ...sites.filter((site) => !isCareersSite(site))]
}

/** A careers site is the site of one organization, so the URLs of its jobs do not name the organization. */
export function jobUrl(site: SiteContent, organizationSlug: string, jobSlug: string): string {
  if (isCareersSite(site)) return `${site.root_url}/jobs/${jobSlug}`
  return `${site.root_url}/companies/${organizationSlug}/jobs/${jobSlug}`
}

function isCareersSite(site: SiteContent): boolean {
  return site.kind === 'single'
}
