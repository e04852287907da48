import 'server-only'
import { listArticlesByReference } from '@vitrine/content-store/queries/articles'
import { listDraftNames } from '@vitrine/content-store/queries/drafts'
import { getJobRows } from '@vitrine/content-store/queries/jobs'
import { articleSchema, embedJobSchema, jobSchema } from '@/lib/client/records'
import { toTitle } from '@/lib/model/text'
import type { PreviewType } from '@/lib/preview/preview-token'
import { getProfiles } from './organization-records'
import { openStore, parseStored } from './store'

/** `language` is that of the name; null where it is not known. */
export type RecordName = { type: PreviewType; reference: string; name: string; language: string | null }

/**
 * The records of the store with these references, in any state: organizations, then jobs, then articles. A draft of an article comes
 * before the published article.
 */
export async function readRecordNames(references: readonly string[]): Promise<RecordName[]> {
  const [profiles, jobs, drafts, articles] = await Promise.all([
    getProfiles(references),
    getJobRows(openStore(), references),
    listDraftNames(openStore(), references),
    listArticlesByReference(openStore(), references),
  ])
  const found = [
    ...profiles.map(({ organization: { reference, name, defaultLanguage } }) => ({
      ...{ type: 'organization' as const, reference, name, language: defaultLanguage },
    })),
    ...jobs.flatMap(({ embed, detail }) => {
      const job = detail === null ? null : parseStored(detail, jobSchema)
      const record = job ?? (embed === null ? null : parseStored(embed, embedJobSchema))
      return record ? [{ type: 'job' as const, ...record, language: job?.language ?? null }] : []
    }),
    ...[...drafts, ...articles.flatMap(({ record }) => parseStored(record, articleSchema) ?? [])].map(
      (article) => ({ type: 'article' as const, ...article }),
    ),
  ]
  return found.map(({ type, reference, name, language }) => ({
    ...{ type, reference, language },
    name: toTitle(name) ?? reference,
  }))
}
