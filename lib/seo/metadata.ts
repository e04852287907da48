import type { Metadata } from 'next'
import { toExcerpt } from '@/lib/content/plain-text'
import { env } from '@/lib/env'
import { defaultLocale } from '@/lib/i18n/locales'
import type { Alternate } from '@/lib/routes'
import type { FeedLink } from './feeds/scope'

const openGraphLocales: Record<string, string> = { en: 'en_GB', fr: 'fr_FR' }

export type PageDescription = {
  locale: string
  /** The canonical path. */
  path: string
  title: string
  description: string | null
  /** The feeds that follow what the page shows. */
  feeds?: readonly FeedLink[]
  /** The title and description of previews, where they differ. */
  social?: { title: string; description: string | null }
  /** A path under /media/ or an absolute address. */
  image?: string | null
  /** Versions of this page that exist, this one included; none for pages of one language. */
  versions?: readonly Alternate[]
  article?: { publishedAt: Date; section: string | null; tags: readonly string[]; authors: readonly string[] }
  /** A page that exists but has nothing to find yet. */
  noindex?: boolean
}

/** The complete metadata of a page: Next replaces a parent's objects whole, so nothing is left to a layout. */
export function pageMetadata(page: PageDescription): Metadata {
  const description = page.description ? toExcerpt(page.description, 300) : undefined
  const social = page.social ?? { title: page.title, description: page.description }
  const socialText = {
    title: social.title,
    description: social.description ? toExcerpt(social.description, 300) : undefined,
  }
  const versions = page.versions && page.versions.length > 1 ? page.versions : []
  const images = page.image ? [{ url: page.image, alt: social.title }] : []
  return {
    title: withSiteName(page.title),
    description,
    alternates: { canonical: page.path, languages: toLanguages(versions), types: toTypes(page.feeds ?? []) },
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
      locale: openGraphLocales[page.locale] ?? page.locale,
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
    twitter: { ...socialText, card: page.image ? 'summary_large_image' : 'summary', images },
  }
}

/** The site's name is added where the title stays short enough to be shown whole. */
function withSiteName(title: string): string {
  const whole = `${title} – ${env.SITE_NAME}`
  return title === env.SITE_NAME || whole.length > 65 ? title : whole
}

function toLanguages(versions: readonly Alternate[]): Record<string, string> | undefined {
  if (versions.length === 0) return undefined
  const fallback = versions.find((version) => version.locale === defaultLocale) ?? versions[0]
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
