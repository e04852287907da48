/**
 * Columns hold what is filtered, sorted or joined; `document` is the rest of the record as JSON. Moments are
 * milliseconds since 1970; the `_text` beside one is the same moment as it is shown, with its own offset.
 * Booleans are not used: the libsql driver aborts the process on one.
 */
type RecordColumns = {
  reference: string
  /** Of the record's file: an equal one means that nothing changed. */
  hash: string
  document: string
  created_at: number
  created_at_text: string
  updated_at: number
  updated_at_text: string
}

export type Schema = {
  /** `hash` is the SHA-256 of the token in hexadecimal, `scopes` are separated by spaces. */
  api_tokens: {
    hash: string
    name: string
    scopes: string
    created_at: number
    expires_at: number | null
    revoked_at: number | null
    last_used_at: number | null
  }
  sites: RecordColumns
  categories: RecordColumns
  collections: RecordColumns
  authors: RecordColumns
  organizations: RecordColumns & {
    slug: string
    name_lower: string
    name_folded: string
    website_key: string | null
  }
  organization_sites: { organization_reference: string; site_reference: string }
  jobs: RecordColumns & {
    organization_reference: string
    status: string
    published_at: number | null
  }
  articles: RecordColumns & {
    name_folded: string
    language: string
    published_at: number
  }
  /** What an article names: its categories, collections, authors, organizations and indexes, each in its order. */
  article_links: {
    article_reference: string
    kind: ArticleLinkKind
    target: string
    position: number
  }
}

export const articleLinkKinds = ['category', 'collection', 'author', 'organization', 'index'] as const
export type ArticleLinkKind = (typeof articleLinkKinds)[number]

/** The tables of one kind of file each; all have the columns of a record. */
export const recordTables = [
  'sites',
  'categories',
  'collections',
  'authors',
  'organizations',
  'jobs',
  'articles',
] as const
export type RecordTable = (typeof recordTables)[number]
