import type { JobContent } from '#content-schemas/job'
import type { OrganizationContent } from '#content-schemas/organization'
import type { SiteContent } from '#content-schemas/site'
import type { Db } from '#db/connect'
import { inSnapshot } from '#db/snapshot'
import { jobSiteReferences } from '#wire/job-site'
import type { Stored } from '#wire/stored'
import { getSites, parseDocument, toStored } from './documents'

export type FoundJob = {
  job: Stored<JobContent>
  organization: OrganizationContent
  sites: ReadonlyMap<string, SiteContent>
}

/** A job of any status; `null` if there is none. */
export function getJob(db: Db, reference: string): Promise<FoundJob | null> {
  return inSnapshot(db, async (snapshot) => {
    const row = await snapshot
      .selectFrom('jobs')
      .leftJoin('organizations', 'organizations.reference', 'jobs.organization_reference')
      .select(['jobs.document', 'jobs.created_at_text', 'jobs.updated_at_text'])
      .select('organizations.document as organization')
      .where('jobs.reference', '=', reference)
      .executeTakeFirst()
    if (!row) return null
    if (row.organization === null) throw new Error(`job ${reference} has no organization`)
    const job = toStored('jobs', row)
    const organization = parseDocument('organizations', row.organization)
    return { job, organization, sites: await getSites(snapshot, jobSiteReferences(job.fields, organization)) }
  })
}
