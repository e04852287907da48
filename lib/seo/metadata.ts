import type { Metadata } from 'next'
import { toExcerpt } from '@/lib/content/plain-text'
import { env } from '@/lib/env'
import { defaultLocale } from '@/lib/i18n/locales'
import type { Alternate } from '@/lib/routes'
import type { FeedLink } from './feed-scope'

/** The picture of a page's previews: a path or an absolute address, and its pixels where they are known. */
export type PreviewImage = { url: string; size: { width: number; height: number } | null }

/** Where the picture of a page's previews comes from: its own, else the card that is made for it. */
export type PreviewSource = { image: string | null; card: string }

const openGraphLocales: Record<string, string> = { en: 'en_GB', fr: 'fr_FR', es: 'es_ES', de: 'de_DE' }

/** About what search engines show of a description. */
const maxDescription = 160

export type PageDescription = {
  locale: string
  /** The canonical path, or a whole address where the original is on another site. */
  path: string
  title: string
  description: string | null
  /** Of what the page shows, where that is not the page's own. */
  language?: string
  /** The path of the same in Markdown, where there is that. */
  twin?: string
  /** The feeds that follow what the page shows. */
  feeds?: readonly FeedLink[]
  /** The title and description of previews, where they differ. */
  social?: { title: string; description: string | null }
  image: PreviewImage
  /** The versions that exist of what the page shows; a page in another locale is none of them and names none. */
  versions?: readonly Alternate[]
  /** The language whose version is for readers of all others; without it the site's default. */
  mainLanguage?: string
  article?: { publishedAt: Date; section: string | null; tags: readonly string[]; authors: readonly string[] }
  /** A page that exists but has nothing to find yet. */
  noindex?: boolean
}

/** The complete metadata of a page: Next replaces a parent's objects whole, so nothing is left to a layout. */
export function pageMetadata(page: PageDescription): Metadata {
  const description = page.description ? toExcerpt(page.description, maxDescription) : undefined
  const social = page.social ?? { title: page.title, description: page.description }
  const socialText = {
    title: social.title,
    description: social.description ? toExcerpt(social.description, maxDescription) : undefined,
  }
  const versions = versionsNamed(page)
  const images = [{ url: page.image.url, ...page.image.size, alt: social.title }]
  return {
    title: withSiteName(page.title),
    description,
    alternates: {
      canonical: page.path,
      languages: toLanguages(versions, page.mainLanguage),
      types: { ...toTypes(page.feeds ?? []), ...(page.twin ? { 'text/markdown': page.twin } : {}) },
    },
    robots: page.noindex
      ? { index: false, follow: true }
      : {
          index: true,
          follow: true,
          'max-image-preview': 'large',
          'max-snippet': -1,
          'max-video-preview': -1,
        },
    openGraph: {
      ...socialText,
      url: page.path,
      siteName: env.SITE_NAME,
      locale: openGraphLocales[page.language ?? page.locale] ?? page.language ?? page.locale,
      alternateLocale: versions
        .filter((version) => version.locale !== page.locale)
        .map((version) => openGraphLocales[version.locale] ?? version.locale),
      images,
      ...(page.article
        ? {
            type: 'article' as const,
            publishedTime: page.article.publishedAt.toISOString(),
            section: page.article.section ?? undefined,
            tags: [...page.article.tags],
            authors: [...page.article.authors],
          }
        : { type: 'website' as const }),
    },
    twitter: { ...socialText, card: isWide(page.image) ? 'summary_large_image' : 'summary', images },
  }
}

/** Versions are announced where there are several, by each of them alike and by nobody else. */
function versionsNamed({ locale, versions = [] }: PageDescription): readonly Alternate[] {
  return versions.length > 1 && versions.some((version) => version.locale === locale) ? versions : []
}

/** X cuts and scales up what is narrower. */
function isWide({ size }: PreviewImage): boolean {
  return size !== null && size.width >= 600
}

/** The site's name is added where the title stays short enough to be shown whole. */
function withSiteName(title: string): string {
  const whole = `${title} – ${env.SITE_NAME}`
  return title.includes(env.SITE_NAME) || whole.length > 65 ? title : whole
}

/** Paths of the versions by hreflang, as heads and sitemaps name them; undefined where there are not several. */
export function toLanguages(
  versions: readonly Alternate[],
  mainLanguage = defaultLocale,
): Record<string, string> | undefined {
  if (versions.length < 2) return undefined
  const versionIn = (locale: string) => versions.find((version) => version.locale === locale)
  const fallback = versionIn(mainLanguage) ?? versionIn(defaultLocale) ?? versions[0]
  return {
    ...Object.fromEntries(versions.map(({ locale, href }) => [locale, href])),
    ...(fallback ? { 'x-default': fallback.href } : {}),
  }
}

function toTypes(feeds: readonly FeedLink[]): Record<string, { url: string; title: string }[]> {
  const types = [...new Set(feeds.map(({ type }) => type))]
  return Object.fromEntries(
    types.map((type) => [
      type,
      feeds.filter((feed) => feed.type === type).map(({ url, title }) => ({ url, title })),
    ]),
  )
}
