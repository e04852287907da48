import 'server-only'
import { toSlug } from '@vitrine/api-contract/slug'
import { env } from '@/lib/env'
import { type EmbedJobRecord, isClosedStatus, type Job, type JobRecord, toJob } from '@/lib/model/job'
import type { OrganizationSummary } from '@/lib/model/organization'
import { slugOfJob } from '@/lib/model/slug'
import { readDetailNow } from './job-details'
import { readOrganizationsNow } from './organizations'
import { getClient } from './transport'

/**
 * `isListed` is false for a job that the embed operation does not have: it lacks some fields then, and `record` is made of
 * `detail`, which the job operation has.
 */
export type PreviewJob = {
  job: Job
  record: EmbedJobRecord
  detail: JobRecord
  organization: OrganizationSummary
  isListed: boolean
  isClosed: boolean
}

/**
 * The job of a reference in any state, read past the caches. Null if the API has no such job, or its organization is not
 * one of the site.
 */
export async function readPreviewJob(reference: string): Promise<PreviewJob | null> {
  const detail = await readDetailNow(reference)
  if (!detail) return null
  const { organizations } = await readOrganizationsNow()
  const organization = organizations.find((other) => other.reference === detail.organization_reference)
  if (!organization) return null
  const client = await getClient()
  const embed = await client.getEmbed(organization.reference)
  const listed = embed?.jobs.find((job) => job.reference === reference)
  const site = { reference: env.SITE_REFERENCE, timeZone: env.SITE_TIME_ZONE }
  const record = listed ?? toEmbedJob(detail)
  const job = toJob(record, detail, organization, site)
  return {
    // Without the labels of embed a job with a contract type and no office looks like an entry for unsolicited applications.
    job: { ...job, isSpontaneous: job.isSpontaneous && (listed !== undefined || !detail.contract_type) },
    record,
    detail,
    organization,
    isListed: listed !== undefined,
    isClosed: isClosedStatus(detail.status),
  }
}

/** The slug of a job that no list has: its title and its reference, as the API makes it when it publishes the job. */
function toEmbedJob(detail: JobRecord): EmbedJobRecord {
  const { reference, name, salary, remote, office, offices } = detail
  const slug = slugOfJob({ slug: `${toSlug(name)}_${reference}`, name, reference })
  return {
    ...{ reference, name, slug, salary, remote },
    ...(office ? { office } : {}),
    ...(offices ? { offices } : {}),
  }
}
