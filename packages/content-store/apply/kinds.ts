import type { ChangeKind, RecordTable } from '#db/schema'
import { articleColumns, articleLinks, articlePages, languageColumn } from '#records/article'
import { jobColumns, jobFields, jobPages, jobWebsites } from '#records/job'
import { type JsonObject, parseObject, type StoredJson } from '#records/json'
import { organizationColumns, organizationPages, organizationSites } from '#records/organization'
import type { Part, RecordInput } from './input'

export type PartName = 'record' | 'embed' | 'detail'
export type Parts = Partial<Record<PartName, StoredJson | null>>
export type AnyInput = Pick<RecordInput, 'reference' | 'created_at' | 'updated_at'> &
  Partial<Record<PartName, Part | null | undefined>> & { organization_reference?: string | undefined }

/** A row of a table of records. */
export type Row = { reference: string; created_at: number; updated_at: number } & Record<
  string,
  string | number | null
>

/** How the records of a table are stored. */
export type Kind = {
  table: RecordTable
  /** Null if no page shows the records. */
  change: ChangeKind | null
  parts: readonly PartName[]
  /** The columns that are derived from the parts. `former` is the stored row. */
  columns: (parts: Parts, input: AnyInput, former: Row | undefined) => Record<string, string | number | null>
  /** What the pages of a record depend on: the `before` and `after` of a change. */
  pages: (row: Row) => JsonObject
  /** The rows of the joining table. */
  joined: {
    table: 'organization_sites' | 'job_websites' | 'article_links'
    key: string
    rows: (row: Row) => JoinedRow[]
  } | null
}

type JoinedRow = Record<string, string | number>

const partOf = (row: Row, name: PartName) => {
  const text = row[name]
  return typeof text === 'string' ? parseObject(text) : null
}
const recordOf = (row: Row) => partOf(row, 'record')

export const kinds: Readonly<Record<RecordTable, Kind>> = {
  organizations: {
    table: 'organizations',
    change: 'organization',
    parts: ['record', 'embed'],
    columns: ({ record, embed }) => organizationColumns(record?.value ?? null, embed?.value ?? null),
    pages: (row) => organizationPages(recordOf(row), partOf(row, 'embed')),
    joined: {
      table: 'organization_sites',
      key: 'organization_reference',
      rows: (row) => {
        const record = recordOf(row)
        const sites = record ? organizationSites(record) : []
        return sites.map((site) => ({ organization_reference: row.reference, site_reference: site }))
      },
    },
  },
  jobs: {
    table: 'jobs',
    change: 'job',
    parts: ['embed', 'detail'],
    columns: ({ detail, embed }, { organization_reference }, former) => ({
      organization_reference:
        organization_reference ??
        (detail
          ? jobFields.parse(detail.value).organization_reference
          : (former?.organization_reference ?? '')),
      ...jobColumns(detail?.value ?? null, embed?.value ?? null),
    }),
    pages: (row) => jobPages(String(row.organization_reference), partOf(row, 'detail'), partOf(row, 'embed')),
    joined: {
      table: 'job_websites',
      key: 'job_reference',
      rows: ({ reference, summary }) =>
        jobWebsites(summary).map((website) => ({ job_reference: reference, website_reference: website })),
    },
  },
  articles: {
    table: 'articles',
    change: 'article',
    parts: ['record'],
    columns: ({ record }) => articleColumns(record?.value ?? {}),
    pages: (row) => articlePages(recordOf(row) ?? {}),
    joined: {
      table: 'article_links',
      key: 'article_reference',
      rows: ({ reference, language, published_at, ...row }) =>
        articleLinks(recordOf({ reference, ...row }) ?? {}).map((link) => ({
          article_reference: reference,
          language: String(language),
          published_at: Number(published_at),
          ...link,
        })),
    },
  },
  article_drafts: {
    table: 'article_drafts',
    change: null,
    parts: ['record'],
    columns: ({ record }) => ({
      name: String(record?.value.name),
      language: languageColumn(String(record?.value.language)),
    }),
    pages: () => ({}),
    joined: null,
  },
}
