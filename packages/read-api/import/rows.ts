import type { ArticleForm } from '#content-schemas/article'
import { type ArticleLinkKind, articleLinkKinds, type RecordTable } from '#db/schema'
import { fold, toLower, websiteKey } from '#normalize-text'
import type { Entry } from './content'
import type { Directory } from './record-registry'

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
  form: { created_at?: string | undefined; updated_at?: string | undefined }
  /** The columns its table has beside those of every record. */
  columns: Record<string, Value>
  sites: readonly string[]
  links: readonly ArticleLink[]
}

/** Rows of one table, in a number that is written at once. */
export type Batch = { kind: RecordTable; rows: readonly Row[] }

export function toRow(entry: Entry, directory: Directory): Row {
  const referenceOf = (slug: string) => directory.organizations.get(slug)?.reference ?? ''
  const plain: Row = { reference: entry.reference, form: entry.form, columns: {}, sites: [], links: [] }
  switch (entry.kind) {
    case 'organizations':
      return {
        ...plain,
        columns: {
          slug: entry.form.slug,
          name_lower: toLower(entry.form.name),
          name_folded: fold(entry.form.name),
          website_key: entry.form.media_website_url ? websiteKey(entry.form.media_website_url) : null,
        },
        sites: entry.form.websites.map((website) => website.site),
      }
    case 'jobs':
      return {
        ...plain,
        columns: {
          organization_reference: referenceOf(entry.form.organization),
          status: entry.form.status,
          published_at: entry.form.published_at === undefined ? null : Date.parse(entry.form.published_at),
        },
      }
    case 'articles':
      return {
        ...plain,
        columns: {
          name_folded: fold(entry.form.name),
          language: entry.form.language,
          published_at: Date.parse(entry.form.published_at),
        },
        links: toLinks(entry.form, {
          category: entry.form.categories,
          collection: entry.form.collections,
          author: entry.form.authors,
          organization: entry.form.organizations.map(referenceOf),
          index: entry.form.indexed,
        }),
      }
    default:
      return plain
  }
}

/** What is named twice is linked once, so that no list has an article twice. */
function toLinks(
  { language, published_at }: ArticleForm,
  named: Record<ArticleLinkKind, readonly string[]>,
): ArticleLink[] {
  const order = { language, published_at: Date.parse(published_at) }
  return articleLinkKinds.flatMap((kind) =>
    [...new Set(named[kind])].map((target, position) => ({ kind, target, position, ...order })),
  )
}
