import { readExcerpt, readHtml } from '@/lib/content/text-readers'
import type { Article } from '@/lib/model/articles/article'
import type { Video } from '@/lib/model/media/video'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { articlePath } from '@/lib/seo/canonical-paths'
import { escapeHtml } from '@/lib/seo/escape-html'
import { tagId } from '@/lib/seo/feed-scope'
import type { FeedEntry } from './feed'

/** The entry of an article with its whole text. `updatedAt` is null: the API does not give it for articles. */
export function toArticleEntry(article: Article): FeedEntry {
  const { reference, name, language, publishedAt, categories, collections } = article
  const url = absoluteUrl(articlePath(article))
  const image = article.image ?? article.video?.image ?? null
  return {
    id: tagId('article', reference),
    url,
    title: name,
    language,
    html: toVideoLink(article.video) + readHtml(article.content, 'markdown', url),
    summary: article.summary ?? (readExcerpt(article.content, 'markdown', url) || null),
    image: image === null ? null : absoluteUrl(image),
    publishedAt,
    updatedAt: null,
    authors: article.authors.map((author) => ({ name: author.name, url: author.website })),
    tags: [...new Set([...categories, ...collections].map((record) => record.name))],
    posting: null,
  }
}

/** A link to the video that the page shows above the text. */
function toVideoLink(video: Video | null): string {
  return video?.url ? `<p><a href="${escapeHtml(video.url)}">${escapeHtml(video.name)}</a></p>` : ''
}
