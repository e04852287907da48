import { noteInvalid } from '@vitrine/content-store/queries/invalid-records'
import { hasJob, listEmbedHashes } from '@vitrine/content-store/queries/jobs'
import { hasOrganization } from '@vitrine/content-store/queries/organizations'
import { bringForward, removeReads } from '@vitrine/content-store/queries/reads'
import { ApiError } from '@/lib/client/api-error'
import type { JobBlocks } from '@/lib/client/client'
import { isContractError } from '@/lib/client/contract-error'
import type { Target } from './target'
import { write } from './write'

/** Reads the open jobs of an organization. The job operation is then pending for those that are new, changed or closed. */
export async function readEmbed(target: Target, organization_reference: string): Promise<void> {
  const before = await listEmbedHashes(target.db, organization_reference)
  await target.pace()
  const response = await namingInvalid(
    { target, list: `jobs/${organization_reference}`, kind: 'organization' },
    organization_reference,
    () => target.source.getEmbed(organization_reference),
  )
  // The list of organizations lacks it since then.
  if (target.organizations.length === 0 && !(await hasOrganization(target.db, organization_reference))) return
  const { embed, invalid } = response ?? { embed: null, invalid: [] }
  await write(target, [{ kind: 'embeds', records: [{ organization_reference, embed, invalid }] }])
  if (!target.hasToken) return
  const after = await listEmbedHashes(target.db, organization_reference)
  const references = [...new Set([...before.keys(), ...after.keys()])]
  const changed = references.filter((reference) => before.get(reference) !== after.get(reference))
  await bringForward(target.db, 'job', changed)
}

const blocks: JobBlocks = { office: true, application_fields: true, organization: true, websites: true }

/** Reads what the job operation has of a job. The API has no such job after a 404: a job without an embed half is then deleted. */
export async function readJob(target: Target, reference: string): Promise<void> {
  const detail = await namingInvalid({ target, list: `job/${reference}`, kind: 'job' }, reference, () =>
    readDetail(target, reference),
  )
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

type ResponseOf = { target: Target; list: string; kind: 'organization' | 'job' }

/** Notes that the response of a record is not valid. The read fails, and the stored record stays. */
async function namingInvalid<T>(
  { target, list, kind }: ResponseOf,
  reference: string,
  read: () => Promise<T>,
): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (isContractError(error) && error.invalidField !== null) {
      const { invalidField: field } = error
      await noteInvalid(target.db, { list, kind }, [{ reference, field }], target.clock())
    }
    throw error
  }
}
