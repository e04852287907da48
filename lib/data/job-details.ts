import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { ApiError } from '@/lib/client/api-error'
import type { Client, JobBlocks } from '@/lib/client/client'
import { requestQuota } from '@/lib/client/request-quota'
import { isBuild } from '@/lib/env'
import type { JobRecord } from '@/lib/model/job'
import { cacheLifetime } from './cache-lifetime'
import { storeJobState } from './job-states'
import { checkDetail } from './missing-details'
import { getClient, hasToken, type Lane } from './transport'

const blocks = { application_fields: true, organization: true, websites: true }

/** Without the offices where the token may not read them. */
const detailAttempts: readonly JobBlocks[] = [{ ...blocks, office: true }, blocks]

/** The record of the job operation. Null where the token may not read it, or the API has no such job. */
export async function readDetail(reference: string): Promise<JobRecord | null> {
  'use cache'
  cacheTag(tags.job(reference))
  cacheLife(cacheLifetime(['jobs']))
  return readAndStore(reference, detailAttempts)
}

/**
 * Stores what the job operation says about whether a job is shown. Reads nothing where the quota of the API has no request
 * left for it. Not cached, so a caller can catch a failure.
 */
export async function readJobState(reference: string): Promise<void> {
  if (!isBuild && requestQuota()?.jobStates.take(performance.now()) === false) return
  await readAndStore(reference, [{ websites: true }], 'job-states')
}

/** The record past every cache. Null if the API has no such job; throws `ApiError` (403) where the token may not read jobs. */
export async function readDetailNow(reference: string): Promise<JobRecord | null> {
  return readFirst(await getClient(), reference, detailAttempts)
}

async function readAndStore(
  reference: string,
  attempts: readonly JobBlocks[],
  lane?: Lane,
): Promise<JobRecord | null> {
  if (!hasToken) return null
  try {
    const detail = await readFirst(await getClient(lane), reference, attempts)
    checkDetail(reference, detail !== null)
    storeJobState(reference, detail)
    return detail
  } catch (error) {
    if (!isForbidden(error)) throw error
    storeJobState(reference, null)
    return null
  }
}

/** The response to the first of `attempts` that the token may make. Throws the `ApiError` of the last one. */
async function readFirst(
  client: Client,
  reference: string,
  [attempt = {}, ...others]: readonly JobBlocks[],
): Promise<JobRecord | null> {
  try {
    return await client.getJob(reference, attempt)
  } catch (error) {
    if (others.length === 0 || !isForbidden(error)) throw error
    return readFirst(client, reference, others)
  }
}

function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403
}
