import { toHtmlText } from '@/lib/content/html-text'
import { toExcerpt } from '@/lib/content/plain-text'
import type { Article } from '@/lib/model/article'
import type { Video } from '@/lib/model/video'
import { articlePath } from '@/lib/seo/article'
import { escapeHtml } from '@/lib/seo/escape-html'
import { absolute } from '@/lib/seo/json-ld/graph'
import { type FeedEntry, tagId } from './feed'

/** An article with its whole text. The API does not tell when one has changed. */
export function toArticleEntry(article: Article): FeedEntry {
  const { reference, name, language, content, publishedAt, categories, collections } = article
  const url = absolute(articlePath(article))
  const image = article.image ?? article.video?.image ?? null
  return {
    id: tagId('article', reference),
    url,
    title: name,
    language,
    html: toVideoLink(article.video) + toHtmlText(content, 'markdown', url),
    summary: article.summary ?? (toExcerpt(content, 300) || null),
    image: image === null ? null : absolute(image),
    publishedAt,
    updatedAt: null,
    authors: article.authors.map((author) => ({ name: author.name, url: author.website })),
    tags: [...new Set([...categories, ...collections].map((record) => record.name))],
    posting: null,
  }
}

/** The video that the page shows above the text. */
function toVideoLink(video: Video | null): string {
  return video?.url ? `<p><a href="${escapeHtml(video.url)}">${escapeHtml(video.name)}</a></p>` : ''
}
