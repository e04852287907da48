import type { ArticleWire } from '@vitrine/api-contract/article'
import { toLanguage } from '@vitrine/api-contract/language'
import { toReadableText } from '@vitrine/api-contract/readable-text'
import { toSlug } from '@vitrine/api-contract/slug'
import type { Tolerant } from '@vitrine/api-contract/tolerant'
import { countWords } from '@/lib/model/count-words'
import { toDate } from '@/lib/model/date'
import { firstEntries, firstItems, firstTagged } from '@/lib/model/limits'
import type { ToImage } from '@/lib/model/media/image'
import { toVideo, type Video } from '@/lib/model/media/video'
import { toName } from '@/lib/model/name'
import { toPathSlug } from '@/lib/model/slug'
import { toContent, toSummary, toTitle } from '@/lib/model/text'
import { unknownLanguage } from '@/lib/model/unknown-language'
import { toWebUrl } from '@/lib/model/web-url'
import { isPathReference } from '@/lib/routes'
import { toOriginalUrl } from './original-url'

export type Category = { reference: string; name: string; slug: string }

export type Collection = {
  reference: string
  name: string
  slug: string
  summary: string | null
  image: string | null
}

export type Author = {
  name: string
  headline: string | null
  website: string | null
  image: string | null
  profiles: readonly { network: string; url: string }[]
}

/** An organization as an article names it. The API gives the slug, but no reference. */
export type ArticleOrganization = { name: string; slug: string; logo: string | null }

/** What URLs and lists name. `slug` is made from the name; the date in the URL is the day of `publishedAt` in UTC. */
export type ArticleKey = {
  reference: string
  name: string
  slug: string
  language: string
  publishedAt: Date
  categories: readonly Category[]
  collections: readonly Collection[]
  organizations: readonly ArticleOrganization[]
}

/** How many articles a page of the archive of a year or a month has. */
export const archiveSize = 100

/** What the URL of an article and the lists that contain it depend on. */
export type ListedArticle = Pick<ArticleKey, 'reference' | 'slug' | 'language' | 'publishedAt'> & {
  categories: readonly Pick<Category, 'reference' | 'slug'>[]
  collections: readonly Pick<Collection, 'reference' | 'slug'>[]
  organizations: readonly Pick<ArticleOrganization, 'slug'>[]
}

/** The fields for lists. */
export type ArticleSummary = ArticleKey & {
  summary: string | null
  image: string | null
  /** The point of the image that stays visible where it is cropped, as CSS has it. Null for the middle. */
  imageFocus: string | null
  wordCount: number
  hasVideo: boolean
  /** The URL of the first publication, if that was on another site. */
  originalUrl: string | null
  /** Names of the API's article indexes, for example one for news. */
  indexes: readonly string[]
}

/** One page of a list, newest first. `page` counts from 1; a page after the last has no items. */
export type ArticlePage = {
  items: readonly ArticleSummary[]
  page: number
  pageCount: number
  total: number
}

/** The fallbacks of titles and descriptions are applied here, so that pages, feeds and JSON-LD have the same texts. */
export type Article = ArticleSummary & {
  /** Markdown that may contain HTML; not sanitized. */
  content: string
  authors: readonly Author[]
  video: Video | null
  seo: { title: string; description: string | null }
  social: { title: string; description: string | null; image: string | null }
}

/** The language tag of an article from the API's text. */
export function articleLanguage(text: string): string {
  return toLanguage(text) ?? unknownLanguage
}

/** An article as the client returns it: only reference, name and language are always there. */
export type ArticleRecord = Tolerant<ArticleWire> & Pick<ArticleWire, 'reference' | 'name' | 'language'>

/**
 * True from `published_at` on. False without that date, and for a reference that no URL of the site can have. Every page,
 * feed and file applies this rule.
 */
export function isPublic(wire: ArticleRecord, now: Date): boolean {
  const publishedAt = toDate(wire.published_at)
  return publishedAt !== null && publishedAt <= now && isPathReference(wire.reference)
}

/** Throws if `published_at` is not a date: such an article is not public, so no list may contain it. */
export function toArticleKey(wire: ArticleRecord, toImage: ToImage): ArticleKey {
  const publishedAt = toDate(wire.published_at)
  if (!publishedAt) throw new Error(`Article ${wire.reference}: published_at is not a date`)
  const name = toName(wire.name) ?? wire.reference
  return {
    reference: wire.reference,
    name,
    slug: toSlug(name, articleLanguage(wire.language)),
    language: articleLanguage(wire.language),
    publishedAt,
    categories: firstTagged(wire.categories).flatMap(toCategory),
    collections: firstTagged(wire.cms_collections).flatMap((collection) => toCollection(collection, toImage)),
    organizations: firstTagged(wire.organizations).flatMap((item) => toArticleOrganization(item, toImage)),
  }
}

/** Throws the errors of `toArticleKey`. */
export function toArticleSummary(wire: ArticleRecord, toImage: ToImage): ArticleSummary {
  return {
    ...toArticleKey(wire, toImage),
    summary: toSummary(wire.summary),
    image: toImage(wire.image_url),
    imageFocus: toFocus(wire.image_focus),
    wordCount: countWords(toContent(wire.content)),
    hasVideo: wire.cms_video ? toVideo(wire.cms_video, toImage) !== null : false,
    originalUrl: toOriginalUrl(wire.url),
    indexes: firstItems(wire.indexed).flatMap((index) => toTitle(index) ?? []),
  }
}

/** Null for another text: pages have it in a style. */
function toFocus(text: string | null | undefined): string | null {
  return text && /^(?:100|\d{1,2})% (?:100|\d{1,2})%$/.test(text) ? text : null
}

/** What a sitemap says about an article. It has no text: a month can have thousands of articles. */
export type ArticleOfMonth = Omit<ArticleKey, 'categories' | 'collections' | 'organizations'> &
  Pick<Article, 'summary' | 'image' | 'video' | 'originalUrl'>

/** Throws the errors of `toArticleKey`. */
export function toArticleOfMonth(wire: ArticleRecord, toImage: ToImage): ArticleOfMonth {
  const { reference, name, language, published_at } = wire
  return {
    ...toArticleKey({ reference, name, language, published_at }, toImage),
    summary: toSummary(wire.summary),
    image: toImage(wire.image_url),
    video: wire.cms_video ? toVideo(wire.cms_video, toImage) : null,
    originalUrl: toOriginalUrl(wire.url),
  }
}

export function toArticle(wire: ArticleRecord, toImage: ToImage): Article {
  const summary = toArticleSummary(wire, toImage)
  const seoTitle = toName(wire.seo_title) ?? summary.name
  const seoDescription = toSummary(wire.seo_description) ?? summary.summary
  const video = wire.cms_video ? toVideo(wire.cms_video, toImage) : null
  return {
    ...summary,
    content: toContent(wire.content),
    authors: firstTagged(wire.cms_authors).flatMap((author) => toAuthor(author, toImage)),
    video,
    seo: { title: seoTitle, description: seoDescription },
    social: {
      title: toName(wire.social_title) ?? seoTitle,
      description: toSummary(wire.social_description) ?? seoDescription,
      image: toImage(wire.social_image_url) ?? summary.image ?? video?.image ?? null,
    },
  }
}

function toCategory(wire: NonNullable<ArticleRecord['categories']>[number]): Category[] {
  const name = toName(wire.name) ?? toName(wire.title)
  const { reference = '' } = wire
  return isPathReference(reference) && name ? [{ reference, name, slug: toSlug(name) }] : []
}

function toCollection(
  wire: NonNullable<ArticleRecord['cms_collections']>[number],
  toImage: ToImage,
): Collection[] {
  const name = toName(wire.title)
  const { reference = '' } = wire
  if (!isPathReference(reference) || !name) return []
  return [
    {
      reference,
      name,
      slug: toSlug(toTitle(wire.slug) ?? name),
      summary: toSummary(wire.summary),
      image: toImage(wire.cover?.url),
    },
  ]
}

function toArticleOrganization(
  wire: NonNullable<ArticleRecord['organizations']>[number],
  toImage: ToImage,
): ArticleOrganization[] {
  const name = toName(wire.name)
  return wire.slug && name ? [{ name, slug: toPathSlug(wire.slug), logo: toImage(wire.logo_url) }] : []
}

function toAuthor(wire: NonNullable<ArticleRecord['cms_authors']>[number], toImage: ToImage): Author[] {
  const name = toName(wire.name)
  if (!name) return []
  return [
    {
      name,
      headline: toTitle(wire.headline && toReadableText(wire.headline)),
      website: toWebUrl(wire.website),
      image: toImage(wire.avatar?.url),
      profiles: firstEntries(wire.social_networks).flatMap(([key, value]) => {
        const network = toTitle(key)
        const url = toWebUrl(value)
        return network && url ? [{ network, url }] : []
      }),
    },
  ]
}
