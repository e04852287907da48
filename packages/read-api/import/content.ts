import type { ArticleContent, ArticleDraftContent } from '#content-schemas/article'
import type { JobContent } from '#content-schemas/job'
import type { OrganizationContent } from '#content-schemas/organization'
import type { SiteContent } from '#content-schemas/site'
import type { AuthorContent, CategoryContent, CollectionContent } from '#content-schemas/taxonomy'

/** The kinds of records in the database. The content folder has drafts among its articles. */
type ContentByKind = {
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

/** The unchecked value of one record, as its file has it. */
export type RawRecord = Place & { kind: Kind; data: unknown }

/** A record that its content schema has accepted. `reference` is the key of an author. */
export type CheckedRecord<K extends RecordKind = RecordKind> = {
  [P in K]: Place & { kind: P; reference: string; fields: ContentByKind[P] }
}[K]
