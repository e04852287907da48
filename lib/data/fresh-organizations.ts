import 'server-only'
import type { Client } from '@/lib/client/client'
import { env } from '@/lib/env'
import { toDate } from '@/lib/model/date'
import {
  type OrganizationRecord,
  toOrganizationFromEmbed,
  toOrganizationSummary,
} from '@/lib/model/organization'
import { wideAfter } from './day-filters'
import { readAll } from './read-all'
import { type ShownOrganization, toShownOrganization } from './shown-organizations'
import { toImage } from './store'
import { getClient } from './transport'
import { utcDay } from './utc-day'

/** An organization of the site as the API has it now. */
type FreshOrganization = ShownOrganization & { changedAt: Date | null }

/**
 * The organizations of these references, past every cache: null for one that is not on the site. Those that changed
 * yesterday or today are listed first, then all. Throws the errors of the client.
 */
export async function readFreshOrganizations(
  references: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, FreshOrganization | null>> {
  const fresh = new Map<string, FreshOrganization | null>()
  if (references.length === 0) return fresh
  const client = await getClient()
  if (env.ORGANIZATION_REFERENCES.length > 0) {
    for (const reference of references) fresh.set(reference, await readNamed(client, reference))
    return fresh
  }
  const add = (wires: readonly OrganizationRecord[]) => {
    for (const wire of wires.filter((record) => references.includes(record.reference)))
      fresh.set(wire.reference, {
        ...toShownOrganization(toOrganizationSummary(wire, toImage)),
        changedAt: toDate(wire.updated_at),
      })
  }
  add(await readListed(client, wideAfter(utcDay(now))))
  if (references.some((reference) => !fresh.has(reference))) add(await readListed(client))
  for (const reference of references) if (!fresh.has(reference)) fresh.set(reference, null)
  return fresh
}

function readListed(client: Client, updatedAfter?: string): Promise<OrganizationRecord[]> {
  const own = {
    cms_sites_references: env.SITE_REFERENCE,
    ...(updatedAfter && { updated_after: updatedAfter }),
  }
  return readAll((paging) => client.listOrganizations({ ...own, ...paging }))
}

/** Without the partnership scope, the embed operation has what the site shows of an organization. */
async function readNamed(client: Client, reference: string): Promise<FreshOrganization | null> {
  if (!env.ORGANIZATION_REFERENCES.includes(reference)) return null
  const embed = await client.getEmbed(reference)
  if (!embed) return null
  const organization = toOrganizationFromEmbed(reference, embed, env.DEFAULT_LOCALE)
  return { ...toShownOrganization(organization), changedAt: null }
}
