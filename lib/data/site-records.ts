import 'server-only'
import { listArticles } from '@vitrine/content-store/queries/articles'
import { listJobRowsOf } from '@vitrine/content-store/queries/jobs'
import { articleSchema } from '@/lib/client/records'
import { env } from '@/lib/env'
import type { ArticleRecord } from '@/lib/model/articles/article'
import { type JobHalves, toHalves } from './jobs/jobs'
import { type Profile, readProfiles } from './organization-records'
import { currentOrganizations } from './organizations'
import { openStore, parseStored } from './store'

/** Every record of the site, for checks of all content: page by page, also those that are not public. */

/** One page of records, and the number of records of all pages. */
type RecordPage<T> = { records: readonly T[]; total: number }

const pageSize = 100

export async function* readArticlePages(): AsyncGenerator<RecordPage<ArticleRecord>> {
  const filter = { indexes: env.ARTICLE_INDEX }
  for (let offset = 0; ; offset += pageSize) {
    const range = { offset, limit: pageSize, order: 'oldest first' } as const
    const { items, total } = await listArticles(openStore(), filter, range)
    yield { records: items.flatMap(({ record }) => parseStored(record, articleSchema) ?? []), total }
    if (offset + pageSize >= total) return
  }
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
