import type { Article, ArticleOfMonth } from '@/lib/model/articles/article'
import type { JobSummary } from '@/lib/model/jobs/job'
import type { Video } from '@/lib/model/media/video'
import { embedUrl } from '@/lib/model/media/video-player'
import { type OrganizationProfile, pickCover } from '@/lib/model/organization'
import { routes } from '@/lib/routes'
import { versionsIn } from './alternates'
import { articlePath, organizationPath, organizationVersions } from './canonical-paths'
import { toLanguages } from './metadata'

/** A video that a page plays. `thumbnail` and `player` are paths of this site or absolute URLs. */
export type SitemapVideo = {
  thumbnail: string
  title: string
  description: string
  player: string
  durationSeconds: number | null
  publishedAt: Date | null
}

export type SitemapNews = { language: string; title: string; publishedAt: Date }

/** One indexable page. `lastModified` is null where it is not known; `languages` are paths by hreflang value. */
export type SitemapEntry = {
  path: string
  lastModified?: Date | null
  languages?: Readonly<Record<string, string>>
  images?: readonly string[]
  videos?: readonly SitemapVideo[]
  news?: SitemapNews
}

/** The entry of a page's version in a locale, with links to all versions. None where `locales` do not contain it. */
export function versionEntry(
  locale: string,
  locales: readonly string[],
  href: (locale: string) => string,
): SitemapEntry[] {
  if (!locales.includes(locale)) return []
  return [{ path: href(locale), languages: toLanguages(versionsIn(locales, href)) }]
}

/** Without `lastModified`: the API does not give it for articles. */
export function articleEntry(article: ArticleOfMonth): SitemapEntry {
  const { image, video, summary, name } = article
  return {
    path: articlePath(article),
    images: image === null ? [] : [image],
    videos: video ? toVideos([video], summary ?? name) : [],
  }
}

export function newsEntry(article: Article): SitemapEntry {
  const { language, name: title, publishedAt } = article
  return { path: articlePath(article), news: { language, title, publishedAt } }
}

/** The protocol allows this many images of one page. */
const maxImages = 1_000

/** The cover or the logo, then the gallery. Null where the profile page of another locale is canonical. */
export function organizationEntry(organization: OrganizationProfile, locale: string): SitemapEntry | null {
  const { slug, name, updatedAt, logo, images, videos } = organization
  const path = organizationPath(organization, locale)
  if (path !== routes.company(locale, slug)) return null
  const cover = pickCover(organization, locale) ?? logo
  return {
    path,
    lastModified: updatedAt,
    languages: toLanguages(organizationVersions(organization), organization.defaultLanguage),
    images: [...new Set([cover ?? [], ...images.map(({ src }) => src)].flat())].slice(0, maxImages),
    videos: toVideos(videos, name),
  }
}

export function jobEntry(job: JobSummary, locale: string): SitemapEntry {
  return { path: routes.job(locale, job.organization.slug, job.slug), lastModified: job.updatedAt }
}

/** The videos that the page plays and that have a picture. `fallback` describes a video without a description. */
function toVideos(videos: readonly Video[], fallback: string): SitemapVideo[] {
  return videos.flatMap(({ player, image, name, description, durationSeconds, publishedAt }) => {
    if (!player || !image) return []
    const video = { title: name, description: description ?? fallback, durationSeconds, publishedAt }
    return [{ ...video, thumbnail: image, player: embedUrl(player) }]
  })
}
