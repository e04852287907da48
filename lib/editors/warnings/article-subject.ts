import { canParseUrl } from '@vitrine/api-contract/can-parse-url'
import { readWrittenContent, type WrittenContent } from '@/lib/content/written/written-content'
import { env } from '@/lib/env'
import { type Article, type ArticleRecord, toArticle } from '@/lib/model/articles/article'
import { toDate } from '@/lib/model/date'
import type { ToImage } from '@/lib/model/media/image'
import { type ImageStates, imageOf, type RecordImage } from './images'

/** What the rules of articles read. */
export type ArticleSubject = {
  record: ArticleRecord
  /** Without `published_at` its date is the start of the year 1970. */
  article: Article
  /** Null for a text that cannot be parsed. */
  written: WrittenContent | null
  /** The image of lists, that for social networks, and those in the text. */
  images: { main: readonly RecordImage[]; social: readonly RecordImage[]; content: readonly RecordImage[] }
  states: ImageStates
  now: Date
}

/** The images are not read here: see `withStates`. */
export function toArticleSubject(record: ArticleRecord, toImage: ToImage, now: Date): ArticleSubject {
  const date = toDate(record.published_at) ?? new Date(0)
  const article = toArticle({ ...record, published_at: date.toISOString() }, toImage)
  const written = readWrittenContent(article.content, 'markdown')
  const toContentImage = (src: string): RecordImage => {
    // A text has the path within the site.
    const url = /^\/(?!\/)/.test(src) ? env.SITE_URL + src : src
    return {
      written: src,
      shown: toImage(canParseUrl(url, env.SITE_URL) ? new URL(url, env.SITE_URL).href : null),
    }
  }
  return {
    record,
    article,
    written,
    images: {
      main: imageOf(record.image_url, toImage),
      social: imageOf(record.social_image_url, toImage),
      content: (written?.images ?? []).slice(0, maxContentImages).map(({ src }) => toContentImage(src)),
    },
    states: new Map(),
    now,
  }
}

/** Images of one text that are checked. */
const maxContentImages = 50

/** The URLs of all images that pages show, to read them. */
export function articleImages({ article, images }: ArticleSubject): string[] {
  const shown = [...images.main, ...images.social, ...images.content].flatMap(({ shown }) => shown ?? [])
  return [...new Set([...shown, ...(article.social.image === null ? [] : [article.social.image])])]
}
