import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { ApiError } from '@/lib/client/api-error'
import type { List, OrganizationsParameters } from '@/lib/client/client'
import { requestQuota } from '@/lib/client/request-quota'
import { env } from '@/lib/env'
import type { ArticleRecord } from '@/lib/model/article'
import type { EmbedJobRecord, JobRecord, JobSummary } from '@/lib/model/job'
import {
  type OrganizationRecord,
  toOrganizationFromEmbed,
  toOrganizationSummary,
} from '@/lib/model/organization'
import { isOwn, ownIndex } from './article-index'
import { toImage } from './store'
import { getClient, hasToken } from './transport'

/**
 * Every record of the site, as the API has it now, for checks in the background: past every cache, page by page, and from the
 * share of the quota that pages can do without. The articles of the list operation are all its articles, also those that are
 * not public.
 */

/** One page of records, and the number of records of all pages if it is known. */
type RecordPage<T> = { records: readonly T[]; total: number | null }

/** `record` is null for an organization of ORGANIZATION_REFERENCES, of which the API gives only the name. */
type SiteOrganization = { employer: JobSummary['organization']; record: OrganizationRecord | null }

export type ReadOptions = {
  /** How long to wait before a failed read is repeated, each time. */
  retryWaitsMs: readonly number[]
}

/** Longer than the API is left alone after failures. */
const backgroundRetries: ReadOptions = { retryWaitsMs: [5_000, 30_000] }

const pageSize = 100
/** A list that does not end. */
const maxPages = 10_000

export async function* readArticlePages(
  options = backgroundRetries,
): AsyncGenerator<RecordPage<ArticleRecord>> {
  if (!hasToken) return
  const client = await getClient('job-states')
  const pages = readPages(
    (paging) => client.listArticles({ ...ownIndex, order_by: 'published_at:desc', ...paging }),
    options,
  )
  for await (const { records, total } of pages) yield { records: records.filter(isOwn), total }
}

/** Of an organization of ORGANIZATION_REFERENCES that cannot be read, `onUnread` gets the reference. */
export async function* readOrganizationPages(
  onUnread: (reference: string, error: unknown) => void,
  options = backgroundRetries,
): AsyncGenerator<RecordPage<SiteOrganization>> {
  const client = await getClient('job-states')
  const named = env.ORGANIZATION_REFERENCES
  for (const reference of named) {
    try {
      const embed = await readWithRetries(() => client.getEmbed(reference), options)
      const employer = embed && toOrganizationFromEmbed(reference, embed, env.DEFAULT_LOCALE)
      yield { records: employer ? [{ employer, record: null }] : [], total: named.length }
    } catch (error) {
      onUnread(reference, error)
    }
  }
  if (named.length > 0) return
  const query = { cms_sites_references: env.SITE_REFERENCE }
  const blocks = await readableBlocks(query, options)
  const pages = readPages((paging) => client.listOrganizations({ ...query, ...blocks, ...paging }), options)
  for await (const { records, total } of pages)
    yield {
      records: records.map((record) => ({ employer: toOrganizationSummary(record, toImage), record })),
      total,
    }
}

/** The jobs that the embed operation lists. Empty for an organization that the API does not have. */
export async function listEmbedJobs(
  reference: string,
  options = backgroundRetries,
): Promise<readonly EmbedJobRecord[]> {
  const client = await getClient('job-states')
  return (await readWithRetries(() => client.getEmbed(reference), options))?.jobs ?? []
}

/** Reads records of the job operation. Null where the token may not call it, or the API has no such job. */
export function createDetailReader(
  options = backgroundRetries,
): (reference: string) => Promise<JobRecord | null> {
  const attempts = hasToken ? [{ websites: true, office: true }, { websites: true }] : []
  return async (reference) => {
    const client = await getClient('job-states')
    for (const attempt of [...attempts]) {
      try {
        return await readWithRetries(() => client.getJob(reference, attempt), options)
      } catch (error) {
        if (!isDenied(error)) throw error
        // What the token may not read of one job, it may not read of the others.
        attempts.splice(attempts.indexOf(attempt), 1)
      }
    }
    return null
  }
}

/** The blocks of the organizations list that the token may read. */
async function readableBlocks(query: OrganizationsParameters, options: ReadOptions) {
  const client = await getClient('job-states')
  const blocks: { offices?: true; images?: true; videos?: true } = {}
  for (const block of ['offices', 'images', 'videos'] as const) {
    try {
      await readWithRetries(
        () => client.listOrganizations({ ...query, [block]: true, per_page: 1, page: 1 }),
        options,
      )
      blocks[block] = true
    } catch (error) {
      if (!isDenied(error)) throw error
    }
  }
  return blocks
}

/** The pages of a list. A record that moves to a later page while they are read is on both. */
async function* readPages<T extends { reference: string }>(
  readPage: (paging: { page: number; per_page: number }) => Promise<List<T>>,
  options: ReadOptions,
): AsyncGenerator<RecordPage<T>> {
  let read = 0
  let earlier: ReadonlySet<string> = new Set()
  for (let page = 1; page <= maxPages; page += 1) {
    const { items, total } = await readWithRetries(() => readPage({ page, per_page: pageSize }), options)
    const records = items.filter(({ reference }) => !earlier.has(reference))
    if (items.length > 0 && records.length === 0)
      throw new Error(`Page ${page} of a list repeats the page before it`)
    yield { records, total }
    read += items.length
    if (items.length === 0 || (total === null ? items.length < pageSize : read >= total)) return
    earlier = new Set(items.map(({ reference }) => reference))
  }
  throw new Error(`A list has more than ${maxPages} pages`)
}

/** Repeats a failed read, unless the API would respond in the same way. */
async function readWithRetries<T>(read: () => Promise<T>, { retryWaitsMs }: ReadOptions): Promise<T> {
  for (const waitMs of retryWaitsMs) {
    try {
      await waitForQuota()
      return await read()
    } catch (error) {
      if (isFinal(error)) throw error
      await wait(waitMs)
    }
  }
  await waitForQuota()
  return read()
}

/** Waits until the quota of the API has a request left for reads that pages can do without. */
async function waitForQuota(): Promise<void> {
  const share = requestQuota()?.jobStates
  while (share && !share.take(performance.now())) await wait(share.waitMs(performance.now()))
}

function isDenied(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403
}

function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 429
}
