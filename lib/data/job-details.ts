import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { ApiError } from '@/lib/client/api-error'
import type { JobBlocks } from '@/lib/client/client'
import type { Lane } from '@/lib/client/gate'
import { requestQuota } from '@/lib/client/request-quota'
import { isBuild } from '@/lib/env'
import type { JobRecord } from '@/lib/model/job'
import { cacheLifetime } from './cache-lifetime'
import { storeJobState } from './job-states'
import { checkDetail } from './missing-details'
import { getClient, hasToken } from './transport'

const blocks = { application_fields: true, organization: true, websites: true }

/** The record of the job operation. Null where the token may not read it, or the API has no such job. */
export async function readDetail(reference: string): Promise<JobRecord | null> {
  'use cache'
  cacheTag(tags.job(reference))
  cacheLife(cacheLifetime(['jobs']))
  return readFirst(reference, [{ ...blocks, office: true }, blocks])
}

/**
 * Stores what the job operation says about whether a job is shown. Reads nothing where the quota of the API has no request
 * left for it. Not cached, so a caller can catch a failure.
 */
export async function readJobState(reference: string): Promise<void> {
  if (!isBuild && requestQuota()?.jobStates.take(performance.now()) === false) return
  await readFirst(reference, [{ websites: true }], 'job-states')
}

/** The response to the first of `attempts` that the token may make. */
async function readFirst(
  reference: string,
  attempts: readonly JobBlocks[],
  lane?: Lane,
): Promise<JobRecord | null> {
  if (!hasToken) return null
  const client = await getClient(lane)
  for (const attempt of attempts) {
    try {
      const detail = await client.getJob(reference, attempt)
      checkDetail(reference, detail !== null)
      storeJobState(reference, detail)
      return detail
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 403)) throw error
    }
  }
  storeJobState(reference, null)
  return null
}
