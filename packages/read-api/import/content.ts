import type { ArticleContent } from '#content-schemas/article'
import type { JobContent } from '#content-schemas/job'
import type { OrganizationContent } from '#content-schemas/organization'
import type { SiteContent } from '#content-schemas/site'
import type { AuthorContent, CategoryContent, CollectionContent } from '#content-schemas/taxonomy'

/** The kinds of records and their checked forms. */
export type ContentByKind = {
  sites: SiteContent
  categories: CategoryContent
  collections: CollectionContent
  authors: AuthorContent
  organizations: OrganizationContent
  jobs: JobContent
  articles: ArticleContent
}

export type Kind = keyof ContentByKind

/** Where a record was read: `at` leads to it inside a file that holds several. */
export type Place = { file: string; at: readonly (string | number)[] }

/** The value of one record as its file spells it, before any check. */
export type RawRecord = Place & { kind: Kind; data: unknown }

/** A record whose form is right. */
export type Entry<K extends Kind = Kind> = {
  [P in K]: Place & { kind: P; reference: string; fields: ContentByKind[P] }
}[K]
