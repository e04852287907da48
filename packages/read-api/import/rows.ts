import { normalizeText } from '@vitrine/api-contract/normalize-text'
import type { ArticleContent } from '#content-schemas/article'
import { type ArticleLinkKind, articleLinkKinds, type RecordTable } from '#db/schema'
import { toLower, websiteKey } from '#search-keys'
import type { Entry } from './content'
import type { RecordRegistry } from './record-registry'

type Value = string | number | null

export type ArticleLink = {
  kind: ArticleLinkKind
  target: string
  position: number
  language: string
  published_at: number
}

/** A record as the database will hold it, but for its hash and the moments that the database itself remembers. */
export type Row = {
  reference: string
  fields: { created_at?: string | undefined; updated_at?: string | undefined }
  /** The columns its table has beside those of every record. */
  columns: Record<string, Value>
  sites: readonly string[]
  links: readonly ArticleLink[]
}

/** Rows of one table, in a number that is written at once. */
export type Batch = { kind: RecordTable; rows: readonly Row[] }

export function toRow(entry: Entry, directory: RecordRegistry): Row {
  const referenceOf = (slug: string) => directory.organizations.get(slug)?.reference ?? ''
  const plain: Row = { reference: entry.reference, fields: entry.fields, columns: {}, sites: [], links: [] }
  switch (entry.kind) {
    case 'organizations':
      return {
        ...plain,
        columns: {
          slug: entry.fields.slug,
          name_lower: toLower(entry.fields.name),
          name_normalized: normalizeText(entry.fields.name),
          website_key: entry.fields.media_website_url ? websiteKey(entry.fields.media_website_url) : null,
        },
        sites: entry.fields.websites.map((website) => website.site),
      }
    case 'jobs':
      return {
        ...plain,
        columns: {
          organization_reference: referenceOf(entry.fields.organization),
          status: entry.fields.status,
          published_at:
            entry.fields.published_at === undefined ? null : Date.parse(entry.fields.published_at),
        },
      }
    case 'articles':
      return {
        ...plain,
        columns: {
          name_normalized: normalizeText(entry.fields.name),
          language: entry.fields.language,
          published_at: Date.parse(entry.fields.published_at),
        },
        links: toLinks(entry.fields, {
          category: entry.fields.categories,
          collection: entry.fields.collections,
          author: entry.fields.authors,
          organization: entry.fields.organizations.map(referenceOf),
          index: entry.fields.indexed,
        }),
      }
    default:
      return plain
  }
}

/** What is named twice is linked once, so that no list has an article twice. */
function toLinks(
  { language, published_at }: ArticleContent,
  named: Record<ArticleLinkKind, readonly string[]>,
): ArticleLink[] {
  const order = { language, published_at: Date.parse(published_at) }
  return articleLinkKinds.flatMap((kind) =>
    [...new Set(named[kind])].map((target, position) => ({ kind, target, position, ...order })),
  )
}
