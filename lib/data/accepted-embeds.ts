import 'server-only'
import { LRUCache } from 'lru-cache'
import type { EmbedRecord } from '@/lib/client/records'
import { env } from '@/lib/env'
import type { StoredValue } from '@/lib/process/disk-store'
import { sampleEvenly } from '@/lib/process/sample-evenly'
import { sharedState } from '@/lib/process/shared-state'
import { compareCopy, deleteCopy, readPackedCopy, storePackedCopy } from './accepted-copies'
import { areDeletionsConfirmed } from './confirmed-deletions'
import { type JobKey, packEmbed, unpackEmbed, unpackKeys } from './packed-embed'
import { isBelieved, ListInQuarantine } from './quarantine'
import { isQuarantineOn, upstreamId } from './quarantine-files'
import { changeOf, type ListChange, type Suspicion, suspicionOf } from './quarantine-rule'
import { accept, acceptedCount, acceptedTotal } from './quarantine-state'
import { tryConfirm } from './second-source'
import { getClient, hasToken } from './transport'

/** The jobs that organizations lost in the last minutes although no list alone was suspicious. */
const losses = sharedState(
  `job-losses ${upstreamId}`,
  () => new LRUCache<string, number>({ max: 10_000, ttl: Math.max(1, env.QUARANTINE_MINUTES) * 60_000 }),
)

/**
 * The embed response of an organization, or its last accepted one while its jobs are in quarantine. `null`, the response
 * for an organization that does not exist, is a list that became empty.
 */
export async function acceptEmbed(
  organization: string,
  response: EmbedRecord | null,
): Promise<EmbedRecord | null> {
  if (!isQuarantineOn) return response
  const key = copyKey(organization)
  const list = `jobs/${organization}`
  const compared = compareCopy(key, response)
  if (response && compared.isStored) {
    accept(list, response.jobs.length, 'it is complete again')
    return response
  }
  const copy = await readPackedCopy(key)
  const known = copy && (await unpackKeys(copy.value))
  const lost = known ? missingIn(response, known) : []
  const change = known
    ? toChange(known, response, lost)
    : changeOf(acceptedCount(list) ?? 0, response?.jobs.length ?? 0)
  const reason =
    suspicionOf(change) ?? suspicionOfAll(organization, change) ?? (await suspicionOfHalf(change, lost))
  if (!(await isBelieved(list, change, { confirm: () => areClosed(lost), reason }))) {
    if (copy) return unpackEmbed(copy.value)
    throw new ListInQuarantine(list)
  }
  if (change.lost > 0) losses.set(organization, change.lost + (losses.get(organization) ?? 0))
  if (response) await storePackedCopy(key, compared, () => packEmbed(response))
  else if (copy) await deleteCopy(key)
  return response
}

/** The last accepted response of an organization, packed, with the time at which it was stored. Null if it is not on disk. */
export function readAcceptedEmbed(organization: string): Promise<StoredValue | null> {
  return isQuarantineOn ? readPackedCopy(copyKey(organization)) : Promise.resolve(null)
}

/** Whether the last accepted response said that there is no such organization, or that it has no jobs. */
export function isAcceptedEmpty(organization: string): boolean {
  return isQuarantineOn && acceptedCount(`jobs/${organization}`) === 0
}

function copyKey(organization: string): string {
  return `packed embed ${organization}`
}

/** An organization that vanished counts as one record more than its jobs. */
function toChange(
  known: readonly JobKey[],
  response: EmbedRecord | null,
  lost: readonly JobKey[],
): ListChange {
  const own = response ? 0 : 1
  return {
    accepted: known.length + own,
    lost: lost.length + own,
    observed: response?.jobs.length ?? 0,
  }
}

/** Whether all organizations together lost most of their jobs in the last minutes, this response included. */
function suspicionOfAll(organization: string, { lost }: ListChange): Suspicion | null {
  let earlier = 0
  for (const [other, count] of losses.entries()) if (other !== organization) earlier += count
  const change = { accepted: acceptedTotal('jobs/') + earlier, lost: earlier + lost, observed: 1 }
  return lost > 0 && earlier > 0 && suspicionOf(change) ? 'most jobs of all organizations are lost' : null
}

/** The loss of half of the jobs is suspicious if the job operation says that they are published. */
async function suspicionOfHalf(change: ListChange, lost: readonly JobKey[]): Promise<Suspicion | null> {
  if (!hasToken || change.lost * 2 < change.accepted) return null
  const arePublished = await tryConfirm(sampleEvenly(lost), async ({ reference }) => {
    const client = await getClient('lookup')
    return (await client.getJob(reference, {}))?.status === 'published'
  })
  return arePublished ? 'another operation still has the records' : null
}

/** Whether the job operation says of a sample of the jobs that they are closed, or has none of them. */
async function areClosed(jobs: readonly JobKey[]): Promise<boolean> {
  if (
    areDeletionsConfirmed(
      'job',
      jobs.map(({ reference }) => reference),
    )
  )
    return true
  if (!hasToken || !(await isListReadable())) return false
  return tryConfirm(sampleEvenly(jobs), async ({ reference }) => {
    const client = await getClient('lookup')
    const job = await client.getJob(reference, {})
    return job === null || job.status === 'archived' || job.status === 'draft'
  })
}

/** False for an API that responds 404 to every request: its job operation confirms nothing. */
function isListReadable(): Promise<boolean> {
  return tryConfirm([env.SITE_REFERENCE], async (site) => {
    const client = await getClient('lookup')
    await client.listOrganizations({ cms_sites_references: site, per_page: 1 })
    return true
  })
}

function missingIn(response: EmbedRecord | null, known: readonly JobKey[]): JobKey[] {
  const references = new Set(response?.jobs.map(({ reference }) => reference))
  return known.filter(({ reference }) => !references.has(reference))
}
