import type { RevalidationChange } from '@vitrine/api-contract/revalidation'
import { addReads, bringForward } from '@vitrine/content-store/queries/reads'
import { organizationsOfJobs } from '@vitrine/content-store/queries/references'
import { readArticlesOfDays } from './articles'
import { isDenied } from './failure'
import type { Read, Sync } from './sync'
import type { Target } from './target'

/**
 * Reads records that a signed webhook names, and resolves when the store has them. Throws the first failure, after every other
 * record was read.
 */
export async function readNamed(
  sync: Sync,
  target: Target,
  records: readonly RevalidationChange[],
): Promise<void> {
  const named = (type: RevalidationChange['type']) => [
    ...new Set(records.filter((record) => record.type === type).map(({ reference }) => reference)),
  ]
  const deleted = new Set(
    records.filter(({ action }) => action === 'delete').map(({ reference }) => reference),
  )
  const context = { sync, target, deleted }
  const organizations = named('organization')
  if (organizations.length > 0) await readOrganizations(context, organizations)
  await all([readArticles(context, named('article')), readJobs(context, named('job'))])
}

type Context = { sync: Sync; target: Target; deleted: ReadonlySet<string> }

async function readOrganizations({ sync, target, deleted }: Context, references: readonly string[]) {
  await sync.read({ kind: 'organizations', reference: '' }, deleted)
  const own = references.filter((reference) => target.organizations.includes(reference))
  await all(own.map((reference) => sync.read({ kind: 'embed', reference }, deleted)))
}

/** An article that changed long ago, or was deleted, is not among those that changed: its day has it, or has it no more. */
async function readArticles({ sync, target, deleted }: Context, references: readonly string[]) {
  if (references.length === 0 || !target.hasToken) return
  const changed = await sync.read({ kind: 'changed articles', reference: '' }, deleted)
  const others = references.filter((reference) => !changed.has(reference))
  if (others.length > 0) await readArticlesOfDays({ ...target, deleted }, others)
}

async function readJobs({ sync, target, deleted }: Context, references: readonly string[]) {
  if (references.length === 0) return
  const { db, hasToken } = target
  const readDetails = async (jobs: readonly string[]) => {
    if (!hasToken) return
    await addReads(db, 'job', jobs)
    await all(jobs.map((reference) => unlessDenied(sync, { kind: 'job', reference }, deleted)))
  }
  const before = await organizationsOfJobs(db, references)
  // Only the job operation says which organization a new job has.
  const added = references.filter((reference) => !before.has(reference))
  await readDetails(added)
  const after = await organizationsOfJobs(db, references)
  const organizations = [...new Set([...before.values(), ...after.values()])]
  await addReads(db, 'embed', organizations)
  await all(organizations.map((reference) => sync.read({ kind: 'embed', reference }, deleted)))
  await readDetails(references.filter((reference) => before.has(reference)))
  if (added.some((reference) => !after.has(reference))) await bringForward(db, 'embed', target.organizations)
}

/** Where the token may not read jobs, embed responses are all there is. */
async function unlessDenied(sync: Sync, read: Read, deleted: ReadonlySet<string>): Promise<void> {
  try {
    await sync.read(read, deleted)
  } catch (error) {
    if (!isDenied(error)) throw error
  }
}

/** Throws the first failure when all have ended. */
async function all(tasks: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(tasks)
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
