import type { InvalidRecord } from '@vitrine/content-store/apply/input'
import { removeInvalidOf } from '@vitrine/content-store/queries/invalid-records'
import { listJobReferences } from '@vitrine/content-store/queries/jobs'
import { addReads, removeReads } from '@vitrine/content-store/queries/reads'
import { listReferences } from '@vitrine/content-store/queries/references'
import { ApiError } from '@/lib/client/api-error'
import type { OrganizationsParameters } from '@/lib/client/client'
import { readPages } from './read-pages'
import type { Target } from './target'
import { write } from './write'

type Blocks = Pick<OrganizationsParameters, 'offices' | 'images' | 'videos'>

/**
 * Reads the organizations of the site, all at once: an organization that the list lacks is deleted with its jobs, unless an invalid
 * record can be it. Then their embed responses are pending. Organizations that are named in the settings are in no list; their embed responses are all there is.
 */
export async function readOrganizations(target: Target): Promise<void> {
  const { db, organizations: named } = target
  const before: string[] = []
  for await (const references of listReferences(db, 'organizations')) before.push(...references)
  const listed = named.length > 0 ? null : await readList(target)
  if (listed) await write(target, [{ kind: 'organizations', ...listed }], { complete: ['organizations'] })
  const current = new Set(listed ? listed.records.map(({ reference }) => reference) : named)
  await addReads(db, 'embed', [...current])
  const invalid = new Set(listed?.invalid.map(({ reference }) => reference))
  if (invalid.has(null)) return
  const gone = before.filter((reference) => !current.has(reference) && !invalid.has(reference))
  if (gone.length > 0) await removeOrganizations(target, gone)
}

/** Deletes what embed responses and the job operation had of organizations. */
async function removeOrganizations(target: Target, organizations: readonly string[]): Promise<void> {
  await removeReads(target.db, 'embed', organizations)
  const jobs = await listJobReferences(target.db, organizations)
  const believed = ['jobs', ...organizations.map((reference) => `jobs/${reference}`)]
  await write(
    target,
    [
      { kind: 'organizations', records: organizations.map((reference) => ({ reference, embed: null })) },
      { kind: 'jobs', records: jobs.map((reference) => ({ reference, embed: null, detail: null })) },
    ],
    { believed },
  )
  await removeReads(target.db, 'job', jobs)
  await removeInvalidOf(target.db, [
    ...organizations.map((reference) => `jobs/${reference}`),
    ...jobs.map((reference) => `job/${reference}`),
  ])
}

/** Of two records with one reference the first counts. */
async function readList(target: Target) {
  const records: { reference: string; record: Readonly<Record<string, unknown>> }[] = []
  const invalid: InvalidRecord[] = []
  let blocks: Blocks = { offices: true, images: true, videos: true }
  const pages = readPages(target, async (paging) => {
    const page = await readPage(target, { cms_sites_references: target.siteReference, ...paging }, blocks)
    blocks = page.readable
    return page
  })
  for await (const page of pages) {
    records.push(...page.items.map((record) => ({ reference: record.reference, record })))
    invalid.push(...page.invalid)
  }
  return { records, invalid }
}

/** One page with the blocks that the token may read. */
async function readPage({ source, pace }: Target, query: OrganizationsParameters, blocks: Blocks) {
  for (let readable = blocks; ; await pace()) {
    try {
      return { ...(await source.listOrganizations({ ...query, ...readable })), readable }
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
