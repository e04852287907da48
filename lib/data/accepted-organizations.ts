import 'server-only'
import { env, isBuild } from '@/lib/env'
import type { OrganizationRecord } from '@/lib/model/organization'
import { sampleEvenly } from '@/lib/process/sample-evenly'
import { sharedState } from '@/lib/process/shared-state'
import { compareCopy, deleteCopy, readCopy, storeCopy } from './accepted-copies'
import { acceptPart } from './accepted-part'
import { areDeletionsConfirmed } from './confirmed-deletions'
import { isBelieved, ListInQuarantine } from './quarantine'
import { isQuarantineOn, upstreamId } from './quarantine-files'
import { changeOf, lostMost } from './quarantine-rule'
import { accept, acceptedCount, heldList } from './quarantine-state'
import { tryConfirm } from './second-source'
import { getClient } from './transport'

const list = 'organizations'

/** The organizations that keep their slugs. A release of `organizations` releases it too. */
const slugList = 'organizations/slugs'

/** How long a read of the whole list decides about parts that lack records. */
const checkedMs = 10_000

const lastRead = sharedState(`organizations-read ${upstreamId}`, () => ({ time: 0 }))

/** The organizations of the site, or the last accepted ones while the list is in quarantine. */
export async function acceptOrganizations(
  read: () => Promise<OrganizationRecord[]>,
): Promise<OrganizationRecord[]> {
  const response = await read()
  if (!isQuarantineOn) return response
  lastRead.time = Date.now()
  const compared = compareCopy(list, response)
  if (compared.isStored) {
    accept(list, response.length, 'it is complete again')
    accept(slugList, response.length, 'the slugs are as before')
    return response
  }
  const stored = await readCopy<OrganizationRecord[]>(list)
  // A process with an empty cache directory has no copy. The error keeps the pages of the build.
  if (stored === null && response.length === 0 && env.ALLOW_EMPTY_SITE === 'no' && !isBuild)
    throw new ListInQuarantine(list, 'it is empty, and it was never read before')
  const lost = missingIn(response, stored ?? [])
  const change = stored
    ? { accepted: stored.length, lost: lost.length, observed: response.length }
    : changeOf(acceptedCount(list) ?? 0, response.length)
  if (!(await isBelieved(list, change, { confirm: () => areGone(lost) }))) {
    if (stored) return stored
    throw new ListInQuarantine(list)
  }
  if (stored && !(await areSlugsBelieved(stored, response))) return stored
  if (response.length === 0) await deleteCopy(list)
  else await storeCopy(list, compared)
  return response
}

/**
 * Whether the organizations of both lists may have other slugs, which are the URLs of their pages and jobs. Two renamed ones
 * are believed at once. No other operation gives the slug, so there is no second source.
 */
async function areSlugsBelieved(
  stored: readonly OrganizationRecord[],
  response: readonly OrganizationRecord[],
): Promise<boolean> {
  const accepted = stored.length - missingIn(response, stored).length
  const lost = countRenamed(stored, response)
  const reason = lostMost({ accepted, lost }) ? 'most slugs changed' : null
  const change = { accepted, lost, observed: accepted - lost }
  return isBelieved(slugList, change, { confirm: async () => false, reason })
}

/**
 * The organizations that were accepted last, of the list that was read with these further fields. Null if they are not on disk.
 * A build shows no copies.
 */
export function readAcceptedOrganizations(fields?: string): Promise<OrganizationRecord[] | null> {
  if (!isQuarantineOn || isBuild) return Promise.resolve(null)
  return readCopy<OrganizationRecord[]>(fields === undefined ? list : partKey(fields))
}

function partKey(fields: string): string {
  return `organizations ${fields}`
}

/** The same list read with further fields, under another name. */
export function acceptOrganizationsPart(
  fields: string,
  response: OrganizationRecord[],
  readWhole: () => Promise<OrganizationRecord[]>,
): Promise<OrganizationRecord[]> {
  return acceptPart(response, {
    list,
    key: partKey(fields),
    isEmpty: ({ length }) => length === 0,
    storesEmpty: true,
    hasLost: (copy, current) => missingIn(current, copy).length > 0 || countRenamed(copy, current) > 0,
    checkList: (copy) => checkList(readWhole, copy ? 0 : checkedMs),
  })
}

/** One organization read by its name with these blocks, or its last accepted copy where the list still has it. */
export function acceptOrganization(
  reference: string,
  blocks: readonly string[],
  response: OrganizationRecord | null,
  readWhole: () => Promise<OrganizationRecord[]>,
): Promise<OrganizationRecord | null> {
  return acceptPart(response, {
    list,
    key: `organization ${reference} ${blocks}`,
    isEmpty: (record) => record === null,
    storesEmpty: false,
    hasLost: (copy, record) => record === null || copy?.slug !== record.slug,
    checkList: async (copy) => {
      if (await checkList(readWhole, copy ? 0 : checkedMs)) return true
      const listed = copy && response === null ? await readCopy<OrganizationRecord[]>(list) : null
      return listed?.some((record) => record.reference === reference) ?? false
    },
  })
}

async function checkList(readWhole: () => Promise<OrganizationRecord[]>, maxAgeMs: number): Promise<boolean> {
  // A list in quarantine needs no new read each time: only its end can be seen late.
  if (Date.now() - lastRead.time >= (isHeld() ? checkedMs : maxAgeMs)) await acceptOrganizations(readWhole)
  return isHeld()
}

function isHeld(): boolean {
  return heldList(list) !== null || heldList(slugList) !== null
}

/** Whether the embed operation has none of the organizations either. */
async function areGone(organizations: readonly OrganizationRecord[]): Promise<boolean> {
  if (
    areDeletionsConfirmed(
      'organization',
      organizations.map(({ reference }) => reference),
    )
  )
    return true
  return tryConfirm(sampleEvenly(organizations), async ({ reference }) => {
    const client = await getClient('lookup')
    return (await client.getEmbed(reference)) === null
  })
}

function missingIn(
  response: readonly OrganizationRecord[],
  copy: readonly OrganizationRecord[],
): OrganizationRecord[] {
  const references = new Set(response.map(({ reference }) => reference))
  return copy.filter(({ reference }) => !references.has(reference))
}

/** How many organizations of both lists have another slug now. */
function countRenamed(before: readonly OrganizationRecord[], now: readonly OrganizationRecord[]): number {
  const slugs = new Map(now.map(({ reference, slug }) => [reference, slug]))
  return before.filter(({ reference, slug }) => (slugs.get(reference) ?? slug) !== slug).length
}
