import type { ArticleContent, ArticleDraftContent } from '#content-schemas/article'
import type { JobContent } from '#content-schemas/job'
import type { OrganizationContent } from '#content-schemas/organization'
import type { SiteContent } from '#content-schemas/site'
import type { AuthorContent, CategoryContent, CollectionContent } from '#content-schemas/taxonomy'

/** The kinds of records in the database. The content folder has drafts among its articles. */
export type ContentByKind = {
  sites: SiteContent
  categories: CategoryContent
  collections: CollectionContent
  authors: AuthorContent
  organizations: OrganizationContent
  jobs: JobContent
  articles: ArticleContent
  article_drafts: ArticleDraftContent
}

type RecordKind = keyof ContentByKind

/** The kinds of files. */
export type Kind = Exclude<RecordKind, 'article_drafts'>

/** The position of a record: `at` is its path inside a file that contains several records. */
export type Place = { file: string; at: readonly (string | number)[] }

type SourceOperation = 'organization' | 'job' | 'embed' | 'embed job' | 'article'

/**
 * A response, or the record of a list, from which a content record was read. `noticed` has the paths of its fields for
 * which the import has already printed a line.
 */
export type Source = Place & {
  operation: SourceOperation
  response: unknown
  noticed: readonly string[]
}

/** The unchecked value of one record, as its file has it. `sources` are the responses of the API that it comes from. */
export type RawRecord = Place & { kind: Kind; data: unknown; sources?: readonly Source[] | undefined }

/** A record that its content schema has accepted. `reference` is the key of an author. */
export type CheckedRecord<K extends RecordKind = RecordKind> = {
  [P in K]: Place & { kind: P; reference: string; fields: ContentByKind[P] }
}[K]
