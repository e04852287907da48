import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
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

/**
 * How many jobs of a list, and of all lists of a build together, the job operation is read for, and how long a list waits.
 * `keepJobStates` reads it for the others.
 */
const maxReads = isBuild ? 300 : 100
const maxWaitMs = isBuild ? 600_000 : 300
let readsOfBuild = 0

type ListedRecord = Pick<EmbedJobRecord, 'reference' | 'websites_urls'>

/**
 * The jobs of an embed response that the site shows: those that are open by the job operation, and visible on this site. The
 * job operation is read first for jobs that it was never read for. Where that fails or takes too long, the embed
 * operation alone decides. Called in cached functions only, because what it reads is not cached.
 */
export async function selectShown<T extends { wire: ListedRecord }>(jobs: readonly T[]): Promise<T[]> {
  await readUnknownStates(jobs)
  const websites = await readJobWebsites()
  return jobs.filter(({ wire }) => hiddenReason(wire, findJobState(wire.reference), websites) === null)
}

async function readUnknownStates(jobs: readonly { wire: ListedRecord }[]): Promise<void> {
  if (!hasToken) return
  const unknown = jobs
    .filter(({ wire }) => findJobState(wire.reference) === null)
    .slice(0, maxReads - readsOfBuild)
  if (unknown.length === 0) return
  if (isBuild) readsOfBuild += unknown.length
  const limit = pLimit(maxConcurrentReads)
  const isRead = Promise.all(unknown.map(({ wire }) => limit(() => readJobState(wire.reference)))).catch(
    (error) => logWarning('The job operation cannot be read for the jobs of a list', {}, error),
  )
  await Promise.race([isRead, wait(maxWaitMs, undefined, { ref: false })])
  limit.clearQueue()
}
