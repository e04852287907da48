import type {
  Batch,
  EmbedInput,
  JobInput,
  OrganizationInput,
  RecordInput,
  Times,
} from '@vitrine/content-store/apply/input'
import type { JsonObject } from '@vitrine/content-store/records/json'
import type { CategoryRecords } from './category-records'

export type LoadedOrganization = OrganizationInput & { slug: string; sites: readonly string[] }

/** An article of a file is made with its categories, whose times only the store has. */
export type LoadedArticle = Omit<RecordInput, 'record'> & {
  record: JsonObject | ((times: Times, categories: CategoryRecords) => JsonObject)
}

/** A checked record of a file. */
export type Loaded =
  | { kind: 'organizations'; input: LoadedOrganization }
  | { kind: 'jobs'; input: JobInput }
  | { kind: 'articles' | 'article_drafts'; input: LoadedArticle }

/** Checked records of a content folder, few enough that the import can be interrupted between two batches. */
export type LoadedBatch =
  | { kind: 'organizations'; records: readonly LoadedOrganization[] }
  | { kind: 'embeds'; records: readonly EmbedInput[] }
  | { kind: 'jobs'; records: readonly JobInput[] }
  | { kind: 'articles'; records: readonly LoadedArticle[] }
  | { kind: 'article_drafts'; records: readonly LoadedArticle[] }

export function toBatch(batch: LoadedBatch, categories: CategoryRecords): Batch {
  if (batch.kind === 'articles' || batch.kind === 'article_drafts')
    return { kind: batch.kind, records: batch.records.map((article) => bindCategories(article, categories)) }
  return batch
}

function bindCategories({ record, ...input }: LoadedArticle, categories: CategoryRecords): RecordInput {
  return { ...input, record: typeof record === 'function' ? (times) => record(times, categories) : record }
}
