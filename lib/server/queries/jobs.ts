import type { Db } from '@/lib/server/db/connect'
import { inSnapshot } from '@/lib/server/db/snapshot'
import type { JobForm } from '@/lib/server/forms/job'
import type { OrganizationForm } from '@/lib/server/forms/organization'
import type { SiteForm } from '@/lib/server/forms/site'
import { jobSiteReferences } from '@/lib/server/wire/job-site'
import type { Stored } from '@/lib/server/wire/stored'
import { getSites, getStored, storedColumns, toStored } from './documents'

export type FoundJob = {
  job: Stored<JobForm>
  organization: OrganizationForm
  sites: ReadonlyMap<string, SiteForm>
}

/** A job of any status, `null` when there is none. */
export function getJob(db: Db, reference: string): Promise<FoundJob | null> {
  return inSnapshot(db, async (snapshot) => {
    const row = await snapshot
      .selectFrom('jobs')
      .select(['organization_reference', ...storedColumns])
      .where('reference', '=', reference)
      .executeTakeFirst()
    if (!row) return null
    const organizations = await getStored<OrganizationForm>(snapshot, 'organizations', [
      row.organization_reference,
    ])
    const organization = organizations.get(row.organization_reference)?.form
    if (!organization) throw new Error(`job ${reference}: no organization ${row.organization_reference}`)
    const job = toStored<JobForm>(row)
    return { job, organization, sites: await getSites(snapshot, jobSiteReferences(job.form, organization)) }
  })
}
