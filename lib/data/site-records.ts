import 'server-only'
import { listJobRowsOf } from '@vitrine/content-store/queries/jobs'
import { countArticles, listArticleRecords } from '@vitrine/content-store/queries/records'
import { articleSchema } from '@/lib/client/records'
import { env } from '@/lib/env'
import type { ArticleRecord } from '@/lib/model/article'
import { type JobHalves, toHalves } from './jobs'
import { type Profile, readProfiles } from './organization-records'
import { currentOrganizations } from './organizations'
import { openStore, parseStored } from './store'

/** Every record of the site, for checks of all content: page by page, also those that are not public. */

/** One page of records, and the number of records of all pages. */
type RecordPage<T> = { records: readonly T[]; total: number }

const pageSize = 100

export async function* readArticlePages(): AsyncGenerator<RecordPage<ArticleRecord>> {
  const total = await countArticles(openStore())
  for (let after = ''; ; ) {
    const rows = await listArticleRecords(openStore(), { after, limit: pageSize })
    const records = rows.flatMap(({ record }) => parseStored(record, articleSchema) ?? [])
    yield { records: records.filter(isOfSite), total }
    const last = rows.at(-1)
    if (last === undefined || rows.length < pageSize) return
    after = last.reference
  }
}

function isOfSite({ indexed = [] }: ArticleRecord): boolean {
  const own = env.ARTICLE_INDEX
  return own.length === 0 || indexed.some((index) => own.includes(index.trim()))
}

export async function* readOrganizationPages(): AsyncGenerator<RecordPage<Profile>> {
  const total = (await currentOrganizations()).value.organizations.length
  for await (const records of readProfiles()) yield { records, total }
}

/** The jobs that the embed operation has of an organization. */
export async function* readJobPages(organization: string): AsyncGenerator<readonly JobHalves[]> {
  for (let after = ''; ; ) {
    const rows = await listJobRowsOf(openStore(), organization, { after, limit: pageSize })
    yield rows.flatMap((row) => toHalves(row) ?? [])
    const last = rows.at(-1)
    if (last === undefined || rows.length < pageSize) return
    after = last.reference
  }
}
