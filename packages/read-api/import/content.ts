import type { ArticleForm } from '#content-schemas/article'
import type { JobForm } from '#content-schemas/job'
import type { OrganizationForm } from '#content-schemas/organization'
import type { SiteForm } from '#content-schemas/site'
import type { AuthorForm, CategoryForm, CollectionForm } from '#content-schemas/taxonomy'

/** The kinds of records and their checked forms. */
export type Forms = {
  sites: SiteForm
  categories: CategoryForm
  collections: CollectionForm
  authors: AuthorForm
  organizations: OrganizationForm
  jobs: JobForm
  articles: ArticleForm
}

export type Kind = keyof Forms

/** Where a record was read: `at` leads to it inside a file that holds several. */
export type Place = { file: string; at: readonly (string | number)[] }

/** The value of one record as its file spells it, before any check. */
export type RawRecord = Place & { kind: Kind; data: unknown }

/** A record whose form is right. */
export type Entry<K extends Kind = Kind> = {
  [P in K]: Place & { kind: P; reference: string; form: Forms[P] }
}[K]
