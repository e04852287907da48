import type { ArticleWire } from '@vitrine/api-contract/article'
import type { Tolerant } from '@vitrine/api-contract/tolerant'
import type { ToImage } from './image'
import { countWords, toDate, toSlug, toText, toWebUrl, withoutTags } from './text'
import { toVideo, type Video } from './video'

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

/** The fields for lists. `slug` is made from the name; the date in the URL is the day of `publishedAt` in UTC. */
export type ArticleSummary = {
  reference: string
  slug: string
  name: string
  summary: string | null
  language: string
  image: string | null
  publishedAt: Date
  wordCount: number
  hasVideo: boolean
  categories: readonly Category[]
  collections: readonly Collection[]
  organizations: readonly ArticleOrganization[]
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

/** An article as the client returns it: only reference, name and language are always there. */
export type ArticleRecord = Tolerant<ArticleWire> & Pick<ArticleWire, 'reference' | 'name' | 'language'>

/** True from `published_at` on, false without that date. Every page, feed and file applies this rule. */
export function isPublic(wire: ArticleRecord, now: Date): boolean {
  const publishedAt = toDate(wire.published_at)
  return publishedAt !== null && publishedAt <= now
}

/** Throws if `published_at` is not a date: such an article is not public, so no list may contain it. */
export function toArticleSummary(wire: ArticleRecord, toImage: ToImage): ArticleSummary {
  const publishedAt = toDate(wire.published_at)
  if (!publishedAt) throw new Error(`Article ${wire.reference}: published_at is not a date`)
  const name = wire.name.trim()
  return {
    reference: wire.reference,
    slug: toSlug(name),
    name,
    summary: toText(wire.summary),
    language: wire.language,
    image: toImage(wire.image_url),
    publishedAt,
    wordCount: countWords(wire.content ?? ''),
    hasVideo: wire.cms_video ? toVideo(wire.cms_video, toImage) !== null : false,
    categories: (wire.categories ?? []).flatMap(toCategory),
    collections: (wire.cms_collections ?? []).flatMap((collection) => toCollection(collection, toImage)),
    organizations: (wire.organizations ?? []).flatMap((item) => toArticleOrganization(item, toImage)),
    originalUrl: toWebUrl(wire.url),
    indexes: wire.indexed ?? [],
  }
}

export function toArticle(wire: ArticleRecord, toImage: ToImage): Article {
  const summary = toArticleSummary(wire, toImage)
  const seoTitle = toText(wire.seo_title) ?? summary.name
  const seoDescription = toText(wire.seo_description) ?? summary.summary
  const video = wire.cms_video ? toVideo(wire.cms_video, toImage) : null
  return {
    ...summary,
    content: wire.content ?? '',
    authors: (wire.cms_authors ?? []).flatMap((author) => toAuthor(author, toImage)),
    video,
    seo: { title: seoTitle, description: seoDescription },
    social: {
      title: toText(wire.social_title) ?? seoTitle,
      description: toText(wire.social_description) ?? seoDescription,
      image:
        toImage(wire.social_image_url) ??
        summary.image ??
        video?.image ??
        summary.organizations.find((organization) => organization.logo)?.logo ??
        null,
    },
  }
}

const wordsPerMinute = 220

/** At least 1. */
export function readingMinutes({ wordCount }: Pick<ArticleSummary, 'wordCount'>): number {
  return Math.max(1, Math.round(wordCount / wordsPerMinute))
}

function toCategory(wire: NonNullable<ArticleRecord['categories']>[number]): Category[] {
  const name = toText(wire.name) ?? toText(wire.title)
  return wire.reference && name ? [{ reference: wire.reference, name, slug: toSlug(name) }] : []
}

function toCollection(
  wire: NonNullable<ArticleRecord['cms_collections']>[number],
  toImage: ToImage,
): Collection[] {
  const name = toText(wire.title)
  if (!wire.reference || !name) return []
  return [
    {
      reference: wire.reference,
      name,
      slug: toSlug(wire.slug ?? name),
      summary: toText(wire.summary),
      image: toImage(wire.cover?.url),
    },
  ]
}

function toArticleOrganization(
  wire: NonNullable<ArticleRecord['organizations']>[number],
  toImage: ToImage,
): ArticleOrganization[] {
  const name = toText(wire.name)
  return wire.slug && name ? [{ name, slug: wire.slug, logo: toImage(wire.logo_url) }] : []
}

function toAuthor(wire: NonNullable<ArticleRecord['cms_authors']>[number], toImage: ToImage): Author[] {
  const name = toText(wire.name)
  if (!name) return []
  return [
    {
      name,
      headline: toText(wire.headline && withoutTags(wire.headline)),
      website: toWebUrl(wire.website),
      image: toImage(wire.avatar?.url),
      profiles: Object.entries(wire.social_networks ?? {}).flatMap(([network, value]) => {
        const url = toWebUrl(value)
        return url ? [{ network, url }] : []
      }),
    },
  ]
}
