import { hasJob, listEmbedHashes } from '@vitrine/content-store/queries/jobs'
import { hasOrganization } from '@vitrine/content-store/queries/organizations'
import { bringForward, removeReads } from '@vitrine/content-store/queries/reads'
import { ApiError } from '@/lib/client/api-error'
import type { JobBlocks } from '@/lib/client/client'
import type { Target } from './target'
import { write } from './write'

/** Reads the open jobs of an organization. The job operation is then pending for those that are new, changed or closed. */
export async function readEmbed(target: Target, organization_reference: string): Promise<void> {
  const before = await listEmbedHashes(target.db, organization_reference)
  await target.pace()
  const embed = await target.source.getEmbed(organization_reference)
  // The list of organizations lacks it since then.
  if (target.organizations.length === 0 && !(await hasOrganization(target.db, organization_reference))) return
  await write(target, [{ kind: 'embeds', records: [{ organization_reference, embed }] }])
  if (!target.hasToken) return
  const after = await listEmbedHashes(target.db, organization_reference)
  const references = [...new Set([...before.keys(), ...after.keys()])]
  const changed = references.filter((reference) => before.get(reference) !== after.get(reference))
  await bringForward(target.db, 'job', changed)
}

const blocks: JobBlocks = { office: true, application_fields: true, organization: true, websites: true }

/** Reads what the job operation has of a job. The API has no such job after a 404: a job without an embed half is then deleted. */
export async function readJob(target: Target, reference: string): Promise<void> {
  const detail = await readDetail(target, reference)
  await write(target, [{ kind: 'jobs', records: [{ reference, detail }] }])
  if (!(await hasJob(target.db, reference))) await removeReads(target.db, 'job', [reference])
}

async function readDetail(target: Target, reference: string) {
  await target.pace()
  try {
    return await target.source.getJob(reference, blocks)
  } catch (error) {
    // The token may read jobs, but not their offices.
    if (!(error instanceof ApiError) || error.status !== 403) throw error
    await target.pace()
    return target.source.getJob(reference, { ...blocks, office: false })
  }
}
