import type { ArticleWire } from '@vitrine/api-contract/article'
import type { ArticleDraftContent } from '#content-schemas/article'
import { type ArticleParts, articleToWire } from './article'
import type { Dated } from './dated'
import type { Media } from './media'

/**
 * A draft in the form of an article of the API, with its status and its last change. `published_at` is null as long as
 * the file has none; `url` then too, because the URL of an article contains the day, unless the file names it.
 */
export type ArticleDraftWire = Omit<ArticleWire, 'published_at' | 'url'> & {
  url: string | null
  published_at: string | null
  status: 'draft'
  updated_at: string
}

export function articleDraftToWire(
  draft: Dated<ArticleDraftContent>,
  parts: ArticleParts,
  media: Media,
): ArticleDraftWire {
  const { fields, updated_at } = draft
  const wire = articleToWire(publishedAt(draft, fields.published_at ?? updated_at), parts, media)
  return {
    ...wire,
    ...(fields.published_at === undefined && { published_at: null }),
    status: 'draft',
    updated_at,
  }
}

/** The article that a draft becomes with a time of publication. */
function publishedAt<Fields extends ArticleDraftContent>(draft: Dated<Fields>, published_at: string) {
  return { ...draft, fields: { ...draft.fields, published_at } }
}
