import 'server-only'
import { isClosedStatus } from '@vitrine/api-contract/job-status'
import { toLanguage } from '@vitrine/api-contract/language'
import { toSlug } from '@vitrine/api-contract/slug'
import * as store from '@vitrine/content-store/queries/drafts'
import { getJobRows } from '@vitrine/content-store/queries/jobs'
import { ApiError } from '@/lib/client/api-error'
import type { Client, JobBlocks } from '@/lib/client/client'
import { embedJobSchema, jobSchema } from '@/lib/client/records'
import { upstreamClient } from '@/lib/client/upstream'
import { getProfiles } from '@/lib/data/organization-records'
import { listOrganizations } from '@/lib/data/organizations'
import { openStore, parseStored } from '@/lib/data/store'
import { env } from '@/lib/env'
import { type EmbedJobRecord, type Job, type JobRecord, toJob } from '@/lib/model/jobs/job'
import type { OrganizationSummary } from '@/lib/model/organization'
import { slugOfJob } from '@/lib/model/slug'
import { toTitle } from '@/lib/model/text'
import { readNow } from '@/lib/sync/read-now'

/**
 * `isPublished` is false for a job without an embed half: it lacks some fields then, and `record` is made of `detail`, which the job
 * operation has.
 */
export type PreviewJob = {
  job: Job
  record: EmbedJobRecord
  detail: JobRecord
  organization: OrganizationSummary
  isPublished: boolean
  isClosed: boolean
}

/**
 * The job of a reference in any state, as it is now. Null if there is no such job, or its organization is not
 * one of the site.
 */
export async function readPreviewJob(reference: string): Promise<PreviewJob | null> {
  const client = upstreamClient()
  if (client) await readNow([{ type: 'job', reference, action: 'update' }])
  const [row] = await getJobRows(openStore(), [reference])
  const stored = row?.detail ? parseStored(row.detail, jobSchema) : null
  const detail = client ? await readDraft(client, reference) : stored
  if (!detail) return null
  const [profile] = await getProfiles([detail.organization_reference ?? row?.organization_reference ?? ''])
  if (!profile) return null
  const { organization } = profile
  const embed = row?.embed ? parseStored(row.embed, embedJobSchema) : null
  const site = { reference: env.SITE_REFERENCE, timeZone: env.SITE_TIME_ZONE }
  const record = embed ?? toEmbedJob(detail)
  const job = toJob(record, detail, organization, site)
  return {
    // Without the labels of embed a job with a contract type and no office looks like an entry for unsolicited applications.
    job: { ...job, isSpontaneous: job.isSpontaneous && (embed !== null || !detail.contract_type) },
    record,
    detail,
    organization,
    isPublished: embed !== null,
    isClosed: isClosedStatus(detail.status),
  }
}

/** A job that is a draft, in a list. */
type JobDraft = { reference: string; name: string; language: string; updatedAt: Date }

/** The drafts of content files among the jobs, the last changed first; at most `limit`. A hosted API lists none. */
export async function listJobDrafts(limit: number): Promise<readonly JobDraft[]> {
  if (env.API_BASE_URL !== undefined) return []
  const [rows, organizations] = await Promise.all([
    store.listJobDrafts(openStore(), limit),
    listOrganizations(),
  ])
  return rows.flatMap(({ reference, organization_reference, detail, updated_at }) => {
    const organization = organizations.find((other) => other.reference === organization_reference)
    const record = parseStored(detail, jobSchema)
    if (!organization || !record) return []
    const language = toLanguage(record.language ?? '') ?? organization.defaultLanguage
    return [{ reference, language, name: toTitle(record.name) ?? reference, updatedAt: new Date(updated_at) }]
  })
}

const blocks = { application_fields: true, organization: true, websites: true }

/** Without the offices where the token may not read them. */
async function readDraft(client: Client, reference: string): Promise<JobRecord | null> {
  const read = async (own: JobBlocks) => {
    const detail = await client.getJob(reference, own)
    return detail && jobSchema.parse(detail)
  }
  try {
    return await read({ ...blocks, office: true })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 403)) throw error
    return read(blocks)
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
