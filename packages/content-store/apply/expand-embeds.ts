import type { Db } from '#db/connect'
import { embedJobFields } from '#records/job'
import { toObjects } from '#records/json'
import type { EmbedInput, JobInput, OrganizationInput } from './input'

/**
 * The organizations and jobs of embed responses. Jobs without a reference are left out. Those that an earlier response had
 * and the present one lacks are no longer open, unless one of its invalid jobs can be any of them.
 */
export async function expandEmbeds(
  db: Db | null,
  embeds: readonly EmbedInput[],
): Promise<{ organizations: OrganizationInput[]; jobs: JobInput[] }> {
  const organizations: OrganizationInput[] = []
  const jobs: JobInput[] = []
  for (const { organization_reference, embed, invalid = [] } of embeds) {
    const { jobs: open, ...head } = embed ?? { jobs: [] }
    organizations.push({ reference: organization_reference, embed: embed && head })
    const references = new Set<string>()
    for (const job of toObjects(open)) {
      const reference = embedJobFields.safeParse(job).data?.reference
      if (reference === undefined || references.has(reference)) continue
      references.add(reference)
      jobs.push({ reference, organization_reference, embed: job })
    }
    const kept = new Set(invalid.map(({ reference }) => reference))
    if (kept.has(null)) continue
    for (const reference of await listOpenJobs(db, organization_reference))
      if (!references.has(reference) && !kept.has(reference))
        jobs.push({ reference, organization_reference, embed: null })
  }
  return { organizations, jobs }
}

async function listOpenJobs(db: Db | null, organizationReference: string): Promise<string[]> {
  if (db === null) return []
  const rows = await db
    .selectFrom('jobs')
    .select('reference')
    .where('organization_reference', '=', organizationReference)
    .where('embed_hash', 'is not', null)
    .execute()
  return rows.map(({ reference }) => reference)
}
