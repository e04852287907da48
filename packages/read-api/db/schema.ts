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
  /** `name_folded` is the organization's, so that the organizations of a site are read in their order. */
  organization_sites: { organization_reference: string; site_reference: string; name_folded: string }
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
  /**
   * What an article names: its categories, collections, authors, organizations and indexes, each in its order.
   * `language` and `published_at` are the article's, so that the articles of a target are read in their order.
   */
  article_links: {
    article_reference: string
    kind: ArticleLinkKind
    target: string
    position: number
    language: string
    published_at: number
  }
} & Derived

/** What `refreshLists` makes of the tables above, to answer lists without reading them whole. */
type Derived = {
  /** Each article in one narrow row, for ordering and searching: documents are long. */
  article_index: {
    reference: string
    language: string
    published_at: number
    updated_at: number
    created_at: number
    name_folded: string
  }
  /** How many articles, or organizations of a site, are in a list: see `List`. */
  list_totals: List & { total: number }
  /** Every 100th article of a list in either direction, `position` counted from 0. */
  list_marks: List & {
    direction: 'asc' | 'desc'
    position: number
    published_at: number
    reference: string
  }
  /** How many titles hold a text of one or two letters; `reference_list` has them as JSON where they are few. */
  title_grams: { gram: string; language: string; total: number; reference_list: string | null }
  /** One row; another version is other content. */
  content_version: { version: string }
}

/** A list is of a kind and target, in one language; the empty kind and language mean any. */
export type List = { kind: ArticleLinkKind | 'site' | ''; target: string; language: string }

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
