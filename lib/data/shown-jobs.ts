import 'server-only'
import pLimit from 'p-limit'
import { isBuild } from '@/lib/env'
import type { EmbedJobRecord } from '@/lib/model/job'
import { hiddenReason } from '@/lib/model/job-visibility'
import { logWarning } from '@/lib/process/log'
import { readJobState } from './job-details'
import { findJobState } from './job-states'
import { readJobWebsites } from './job-websites'
import { maxConcurrentReads } from './organizations'
import { hasToken } from './transport'

/** Jobs of one list that the job operation is read for. `keepJobStates` reads it for the others. */
const maxReads = isBuild ? 1_000 : 100

/**
 * The jobs of an embed response that the site shows: those that are open by the job operation, and visible on this site. A
 * job that the job operation was never read for is read first. Where that fails, the embed operation alone decides.
 */
export async function selectShown<T extends { wire: EmbedJobRecord }>(jobs: readonly T[]): Promise<T[]> {
  await readUnknownStates(jobs)
  const websites = await readJobWebsites()
  return jobs.filter(({ wire }) => hiddenReason(wire, findJobState(wire.reference), websites) === null)
}

async function readUnknownStates(jobs: readonly { wire: EmbedJobRecord }[]): Promise<void> {
  if (!hasToken) return
  const unknown = jobs.filter(({ wire }) => findJobState(wire.reference) === null).slice(0, maxReads)
  const limit = pLimit(maxConcurrentReads)
  try {
    await Promise.all(unknown.map(({ wire }) => limit(() => readJobState(wire.reference))))
  } catch (error) {
    limit.clearQueue()
    logWarning('The job operation cannot be read for the jobs of a list', {}, error)
  }
}
