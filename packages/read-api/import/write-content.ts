import { type Applied, apply, compare } from '@vitrine/content-store/apply/apply'
import type { Batch } from '@vitrine/content-store/apply/input'
import type { Db } from '@vitrine/content-store/db/connect'
import { isMigrated, migrate } from '@vitrine/content-store/db/migrations'
import { recordTables } from '@vitrine/content-store/db/schema'
import { listArticleGroups } from '@vitrine/content-store/queries/article-groups'
import { type ContentFile, replaceContentFiles } from '@vitrine/content-store/queries/content-files'
import { listSlugs } from '@vitrine/content-store/queries/organizations'
import { CategoryRecords } from './category-records'
import { type LoadedBatch, toBatch } from './loaded-batch'
import { ContentRejected } from './problem'

export type WriteOptions = {
  /** Removes the records that are not in the content. Without it they stay, and are counted. */
  prune?: boolean | undefined
  /** If it is aborted, the import throws its reason before the next batch. */
  signal?: AbortSignal | undefined
  /** The files of the records, which the iteration of the batches adds. */
  files?: readonly ContentFile[] | undefined
}

/** Where the records of content folders are from, in the store. */
const source = 'files'

/** Writes content in one transaction. If the iteration of `batches` throws, nothing is written. */
export async function writeContent(
  db: Db,
  batches: Iterable<LoadedBatch>,
  now: Date,
  options: WriteOptions = {},
): Promise<Applied> {
  await migrate(db)
  const complete = await prepare(db, batches, now, options)
  const applied = await apply(db, source, complete, { now, complete: recordTables, ...options })
  await replaceContentFiles(db, options.files ?? [])
  return applied
}

/** The result that `writeContent` would have, without writing. `null` is a database that does not exist yet. */
export async function compareContent(
  db: Db | null,
  batches: Iterable<LoadedBatch>,
  now: Date,
  options: WriteOptions = {},
): Promise<Applied> {
  const stored = db && (await isMigrated(db)) ? db : null
  return compare(stored, await prepare(stored, batches, now, options), {
    now,
    complete: recordTables,
    ...options,
  })
}

async function prepare(
  db: Db | null,
  batches: Iterable<LoadedBatch>,
  now: Date,
  { prune = false }: WriteOptions,
): Promise<Iterable<Batch>> {
  const categories = new CategoryRecords(db ? await listArticleGroups(db, 'category') : new Map(), now)
  const storedSlugs = db && !prune ? await listSlugs(db) : []
  return bind(batches, categories, storedSlugs)
}

function* bind(
  batches: Iterable<LoadedBatch>,
  categories: CategoryRecords,
  storedSlugs: readonly StoredSlug[],
): Generator<Batch> {
  const organizations = new Set<string>()
  const slugs = new Set<string>()
  for (const batch of batches) {
    for (const { reference, slug } of batch.kind === 'organizations' ? batch.records : []) {
      organizations.add(reference)
      slugs.add(slug)
    }
    yield toBatch(batch, categories)
  }
  expectOtherSlugs(
    storedSlugs.filter(({ reference }) => !organizations.has(reference)),
    slugs,
  )
}

type StoredSlug = { slug: string; reference: string }

/** Two organizations with one slug would have the same URLs. `stored` are those that stay in the database. */
function expectOtherSlugs(stored: readonly StoredSlug[], slugs: ReadonlySet<string>): void {
  const taken = stored.filter(({ slug }) => slugs.has(slug))
  if (taken.length === 0) return
  throw new ContentRejected(
    taken.map(({ reference, slug }) => ({
      file: 'the database',
      path: `organizations/${slug}`,
      message: `the slug belongs to organization ${reference}, which is not in the folder; --prune removes it`,
    })),
  )
}
