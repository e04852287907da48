import type { JobContent } from '#content-schemas/job'
import type { OrganizationContent } from '#content-schemas/organization'
import type { SiteContent } from '#content-schemas/site'
import type { Db } from '#db/connect'
import { inSnapshot } from '#db/snapshot'
import { jobSiteReferences } from '#wire/job-site'
import type { Stored } from '#wire/stored'
import { getSites, getStored, storedColumns, toStored } from './documents'

type FoundEmbed = {
  organization: OrganizationContent
  jobs: Stored<JobContent>[]
  sites: ReadonlyMap<string, SiteContent>
}

/** An organization with its published jobs, newest first; `null` if there is no such organization. */
export function getEmbed(db: Db, organizationReference: string): Promise<FoundEmbed | null> {
  return inSnapshot(db, async (snapshot) => {
    const found = await getStored(snapshot, 'organizations', [organizationReference])
    const organization = found.get(organizationReference)?.fields
    if (!organization) return null
    const rows = await snapshot
      .selectFrom('jobs')
      .select(storedColumns)
      .where('organization_reference', '=', organizationReference)
      .where('status', '=', 'published')
      .orderBy('published_at', 'desc')
      .orderBy('reference')
      .execute()
    const jobs = rows.map((row) => toStored('jobs', row))
    const named = organization.websites.map((website) => website.site)
    const sites = [...named, ...jobs.flatMap((job) => jobSiteReferences(job.fields, organization))]
    return { organization, jobs, sites: await getSites(snapshot, sites) }
  })
}
