import 'server-only'
import pLimit from 'p-limit'
import { ApiError } from '@/lib/client/api-error'
import type { Client } from '@/lib/client/client'
import type { EmbedRecord } from '@/lib/client/records'
import { toDate } from '@/lib/model/date'
import type { EmbedJobRecord, JobRecord } from '@/lib/model/job'
import { findJobState, storeJobState } from './job-states'
import { listShown } from './shown-records'
import { getClient, hasToken } from './transport'

/** Reads at the same time. */
const parallelReads = 4

/**
 * A job as the API has it now. `organization` is a reference; null where neither the site nor the API knows it. `listed` is null
 * where the embed operation does not list the job. `isReopened` is a job that lists showed as closed.
 */
type FreshJob = {
  organization: string | null
  listed: EmbedJobRecord | null
  isReopened: boolean
  changedAt: Date | null
}

/** The organization and slug of a job in a state that pages may show. `organization` is a reference. */
export type ShownJob = { organization: string; slug: string }

/** The states in which pages of the site may show a job, the newest first. */
export function listShownJob(reference: string): ShownJob[] {
  return listShown('job', reference).map((detail) => {
    const [organization = '', slug = ''] = detail.split(' ')
    return { organization, slug }
  })
}

/**
 * The jobs of these references, past every cache, and what the job operation says about them. The jobs of an organization
 * are read once. Throws the errors of the client.
 */
export async function readFreshJobs(references: readonly string[]): Promise<ReadonlyMap<string, FreshJob>> {
  const client = await getClient()
  const limit = pLimit(parallelReads)
  const embeds = new Map<string, Promise<EmbedRecord | null>>()
  const readEmbed = (organization: string) => {
    const embed = embeds.get(organization) ?? client.getEmbed(organization)
    embeds.set(organization, embed)
    return embed
  }
  const entries = await Promise.all(
    references.map((reference) =>
      limit(async () => [reference, await readJob(client, reference, readEmbed)] as const),
    ),
  )
  return new Map(entries)
}

async function readJob(
  client: Client,
  reference: string,
  readEmbed: (organization: string) => Promise<EmbedRecord | null>,
): Promise<FreshJob> {
  const detail = hasToken ? await readDetail(client, reference) : null
  const organization = detail?.organization_reference ?? listShownJob(reference)[0]?.organization ?? null
  const wasClosed = findJobState(reference)?.isClosed ?? false
  const jobs = organization === null ? [] : ((await readEmbed(organization))?.jobs ?? [])
  if (hasToken) storeJobState(reference, detail)
  const listed = jobs.find((job) => job.reference === reference) ?? null
  const isReopened = wasClosed && findJobState(reference)?.isClosed === false
  const changedAt = toDate(detail?.updated_at)
  return { organization, listed, isReopened, changedAt }
}

/** Null where the API has no such job, or the token may not read jobs. */
async function readDetail(client: Client, reference: string): Promise<JobRecord | null> {
  try {
    return await client.getJob(reference, { websites: true })
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return null
    throw error
  }
}
