import { normalizeText } from '@vitrine/api-contract/normalize-text'
import type { ArticleContent } from '#content-schemas/article'
import { type ArticleLinkKind, articleLinkKinds, type RecordTable, type Schema } from '#db/schema'
import { toLower, websiteKey } from '#search-keys'
import type { CheckedRecord } from './content'
import type { RecordRegistry } from './record-registry'

type ArticleLink = {
  kind: ArticleLinkKind
  target: string
  position: number
  language: string
  published_at: number
}

/** The columns that a table has beside those of every record. */
type OwnColumns<Table extends RecordTable> = Omit<Schema[Table], keyof Schema['sites']>

/** A record as the database stores it, without its hash and the timestamps of earlier imports. */
export type Row = {
  kind: RecordTable
  reference: string
  fields: { created_at?: string | undefined; updated_at?: string | undefined }
  /** The `OwnColumns` of its table. */
  columns: Record<string, string | number | null>
  sites: readonly string[]
  links: readonly ArticleLink[]
}

/** Rows of one table, few enough for one statement. */
export type Batch = { kind: RecordTable; rows: readonly Row[] }

export function toRow(record: CheckedRecord, registry: RecordRegistry): Row {
  const referenceOf = (slug: string) => registry.organizations.get(slug)?.reference ?? ''
  const { reference, kind, fields } = record
  const row: Row = { kind, reference, fields, columns: {}, sites: [], links: [] }
  switch (kind) {
    case 'organizations':
      return {
        ...row,
        columns: {
          slug: fields.slug,
          name_lower: toLower(fields.name),
          name_normalized: normalizeText(fields.name),
          website_key: fields.media_website_url ? websiteKey(fields.media_website_url) : null,
        } satisfies OwnColumns<'organizations'>,
        sites: fields.websites.map((website) => website.site),
      }
    case 'jobs':
      return {
        ...row,
        columns: {
          organization_reference: referenceOf(fields.organization),
          status: fields.status,
          published_at: fields.published_at === undefined ? null : Date.parse(fields.published_at),
        } satisfies OwnColumns<'jobs'>,
      }
    case 'articles':
      return {
        ...row,
        columns: {
          name_normalized: normalizeText(fields.name),
          language: fields.language,
          published_at: Date.parse(fields.published_at),
        } satisfies OwnColumns<'articles'>,
        links: toLinks(fields, {
          category: fields.categories,
          collection: fields.collections,
          author: fields.authors,
          organization: fields.organizations.map(referenceOf),
          index: fields.indexed,
        }),
      }
    case 'article_drafts':
      return {
        ...row,
        columns: { name: fields.name, language: fields.language } satisfies OwnColumns<'article_drafts'>,
      }
    default:
      return row
  }
}

/** A target occurs once, even if the article names it twice, so that no list contains the article twice. */
function toLinks(
  { language, published_at }: ArticleContent,
  targets: Record<ArticleLinkKind, readonly string[]>,
): ArticleLink[] {
  const order = { language, published_at: Date.parse(published_at) }
  return articleLinkKinds.flatMap((kind) =>
    [...new Set(targets[kind])].map((target, position) => ({ kind, target, position, ...order })),
  )
}
