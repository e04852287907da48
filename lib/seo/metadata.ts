import type { Metadata } from 'next'
import { cutText } from '@/lib/content/plain-text'
import { toLanguageTag } from '@/lib/i18n/format'
import { defaultLocale, localeForLanguage } from '@/lib/i18n/locales'
import { type Alternate, routes } from '@/lib/routes'
import { siteName } from '@/lib/settings/site'
import { absoluteUrl } from './absolute-url'
import type { FeedLink } from './feed-scope'
import { withSiteName } from './site-title'

/** A path of this site or an absolute URL; `size` is in pixels, and `type` is a media type. */
export type OpenGraphImage = { url: string; size: { width: number; height: number }; type: string }

/** Pixels of the Open Graph images that the site generates. */
export const openGraphImageSize = { width: 1200, height: 630 }

/** Search engines show about this many characters of a description. */
const maxDescription = 160

/** A description made from a longer text of the page. What an editor wrote as a description is shown whole instead. */
export function toDescription(plainText: string): string {
  return cutText(plainText, maxDescription)
}

export type PageDescription = {
  locale: string
  /** The canonical path, or the absolute URL of an original on another site. */
  path: string
  title: string
  /** Plain text, which is not cut (`toDescription`). */
  description: string | null
  /** The language of the page's content, where it is not `locale`. */
  language?: string
  /** The path of the page's Markdown alternate, if it has one. */
  markdown?: string
  /** The path of the page, if other sites can show it in a frame. */
  frame?: string
  /** The feeds of the lists that the page shows. */
  feeds?: readonly FeedLink[]
  /** The title and description for social networks, where they differ. */
  social?: { title: string; description: string | null }
  image: OpenGraphImage
  /** The versions of the page's content for hreflang. A page in a locale that is none of theirs names none. */
  versions?: readonly Alternate[]
  /** The language of the `x-default` version; without it the site's default locale. */
  mainLanguage?: string
  article?: { publishedAt: Date; section: string | null; tags: readonly string[]; authors: readonly string[] }
  /** For a page that has no content yet. */
  noindex?: boolean
}

/** The complete metadata of a page. Next.js does not merge `openGraph` of a layout with that of a page. */
export function pageMetadata(page: PageDescription): Metadata {
  const description = toLine(page.description)
  const social = page.social ?? { title: page.title, description: page.description }
  const socialText = { title: social.title, description: toLine(social.description) }
  const versions = announcedVersions(page)
  const { url, size, type } = page.image
  const images = [{ url, ...size, type, alt: social.title }]
  return {
    title: withSiteName(page.title, siteName(page.locale)),
    description,
    alternates: {
      canonical: page.path,
      languages: toLanguages(versions, page.mainLanguage),
      types: {
        ...toTypes(page.feeds ?? []),
        ...(page.markdown ? { 'text/markdown': page.markdown } : {}),
        ...(page.frame ? toOembedTypes(page.frame, page.title) : {}),
      },
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
      siteName: siteName(page.locale),
      locale: toOpenGraphLocale(page.language ?? page.locale),
      alternateLocale: versions
        .filter((version) => version.locale !== page.locale)
        .map((version) => toOpenGraphLocale(version.locale)),
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

/** An attribute has one line. Empty texts have no tag. */
function toLine(description: string | null): string | undefined {
  return description?.replace(/\s+/gu, ' ').trim() || undefined
}

/** The versions if there are several and the page is one of them, else none: hreflang must be reciprocal. */
function announcedVersions({ locale, versions = [] }: PageDescription): readonly Alternate[] {
  return versions.length > 1 && versions.some((version) => version.locale === locale) ? versions : []
}

/** X crops and enlarges a narrower image. */
function isWide({ size }: OpenGraphImage): boolean {
  return size.width >= 600
}

/** A language with its region, such as `fr_FR` for `fr`; the language itself where Intl knows no region. */
function toOpenGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(toLanguageTag(tag)).maximize()
  return region ? `${language}_${region}` : language
}

/** Paths of the versions by hreflang value, for heads and sitemaps. Undefined where there are fewer than two. */
export function toLanguages(
  versions: readonly Alternate[],
  mainLanguage = defaultLocale,
): Record<string, string> | undefined {
  if (versions.length < 2) return undefined
  const versionIn = (locale: string) => versions.find((version) => version.locale === locale)
  const fallback = versionIn(localeForLanguage(mainLanguage)) ?? versionIn(defaultLocale) ?? versions[0]
  return {
    ...Object.fromEntries(versions.map(({ locale, href }) => [locale, href])),
    ...(fallback ? { 'x-default': fallback.href } : {}),
  }
}

/** https://oembed.com, section 4. */
function toOembedTypes(path: string, title: string): Record<string, { url: string; title: string }[]> {
  const url = absoluteUrl(path)
  return {
    'application/json+oembed': [{ url: routes.oembed(url, 'json'), title }],
    'text/xml+oembed': [{ url: routes.oembed(url, 'xml'), title }],
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
