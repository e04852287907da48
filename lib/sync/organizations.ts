import { listJobReferences } from '@vitrine/content-store/queries/jobs'
import { listOrganizationReferences } from '@vitrine/content-store/queries/organizations'
import { addReads, removeReads } from '@vitrine/content-store/queries/reads'
import { organizationFields } from '@vitrine/content-store/records/organization'
import { ApiError } from '@/lib/client/api-error'
import type { OrganizationsParameters } from '@/lib/client/client'
import type { Target } from './target'
import { write } from './write'

const pageSize = 100
const maxPages = 1_000

type Blocks = Pick<OrganizationsParameters, 'offices' | 'images' | 'videos'>
type Json = Readonly<Record<string, unknown>>

/**
 * Reads the organizations of the site, all at once: an organization that the list lacks is deleted with its jobs. Then their embed
 * responses are pending. Organizations that are named in the settings are in no list; their embed responses are all there is.
 */
export async function readOrganizations(target: Target): Promise<void> {
  const { db, organizations: named } = target
  const before = await listOrganizationReferences(db)
  const listed = named.length > 0 ? null : await readList(target)
  if (listed)
    await write(target, [{ kind: 'organizations', records: listed }], { complete: ['organizations'] })
  const current = listed ? listed.map(({ reference }) => reference) : named
  await addReads(db, 'embed', current)
  const gone = before.filter((reference) => !current.includes(reference))
  await removeReads(db, 'embed', gone)
  if (gone.length > 0) await removeJobs(target, gone)
}

async function removeJobs(target: Target, organizations: readonly string[]): Promise<void> {
  const references = await listJobReferences(target.db, organizations)
  const records = references.map((reference) => ({ reference, embed: null, detail: null }))
  const believed = ['jobs', ...organizations.map((reference) => `jobs/${reference}`)]
  await write(target, [{ kind: 'jobs', records }], { believed })
  await removeReads(target.db, 'job', references)
}

async function readList(target: Target): Promise<{ reference: string; record: Json }[]> {
  const records = new Map<string, Json>()
  let blocks: Blocks = { offices: true, images: true, videos: true }
  let received = 0
  for (let page = 1; page <= maxPages; page += 1) {
    const query = { cms_sites_references: target.siteReference, page, per_page: pageSize }
    const { items, total, length, readable } = await readPage(target, query, blocks)
    blocks = readable
    received += length
    for (const record of items) {
      const fields = organizationFields.safeParse(record).data
      if (fields && !records.has(fields.reference)) records.set(fields.reference, record)
    }
    if (length === 0 || (total === null ? length < pageSize : received >= total))
      return [...records].map(([reference, record]) => ({ reference, record }))
  }
  throw new Error(`the API lists more than ${maxPages * pageSize} organizations`)
}

/** One page with the blocks that the token may read. */
async function readPage(target: Target, query: OrganizationsParameters, blocks: Blocks) {
  for (let readable = blocks; ; ) {
    await target.pace()
    try {
      return { ...(await target.source.listOrganizations({ ...query, ...readable })), readable }
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 403 || Object.keys(readable).length === 0)
        throw error
      readable = withoutDenied(readable, error)
    }
  }
}

/** Without the blocks whose scopes the error names; without the last one if it names none. */
function withoutDenied(blocks: Blocks, { scopes }: ApiError): Blocks {
  const entries = Object.entries(blocks)
  const readable = entries.filter(([block]) => !scopes.some((scope) => scope.startsWith(`su_${block}_`)))
  return Object.fromEntries(readable.length < entries.length ? readable : entries.slice(0, -1))
}
