import { type ArticleLinkKind, articleLinkKinds, type RecordTable } from '@/lib/server/db/schema'
import { fold, toLower, websiteKey } from '@/lib/server/fold'
import type { ArticleForm } from '@/lib/server/forms/article'
import type { Content } from './content'

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

export function toRows(content: Content): Record<RecordTable, Row[]> {
  const referenceBySlug = new Map(content.organizations.map(({ form }) => [form.slug, form.reference]))
  const plain = ({ reference, form }: { reference: string; form: Row['form'] }): Row => {
    return { reference, form, columns: {}, sites: [], links: [] }
  }
  return {
    sites: content.sites.map(plain),
    categories: content.categories.map(plain),
    collections: content.collections.map(plain),
    authors: content.authors.map(plain),
    organizations: content.organizations.map((entry) => ({
      ...plain(entry),
      columns: {
        slug: entry.form.slug,
        name_lower: toLower(entry.form.name),
        name_folded: fold(entry.form.name),
        website_key: entry.form.media_website_url ? websiteKey(entry.form.media_website_url) : null,
      },
      sites: entry.form.websites.map((website) => website.site),
    })),
    jobs: content.jobs.map((entry) => ({
      ...plain(entry),
      columns: {
        organization_reference: referenceBySlug.get(entry.form.organization) ?? '',
        status: entry.form.status,
        published_at: entry.form.published_at === undefined ? null : Date.parse(entry.form.published_at),
      },
    })),
    articles: content.articles.map((entry) => ({
      ...plain(entry),
      columns: {
        name_folded: fold(entry.form.name),
        language: entry.form.language,
        published_at: Date.parse(entry.form.published_at),
      },
      links: toLinks(entry.form, {
        category: entry.form.categories,
        collection: entry.form.collections,
        author: entry.form.authors,
        organization: entry.form.organizations.map((slug) => referenceBySlug.get(slug) ?? ''),
        index: entry.form.indexed,
      }),
    })),
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
