import type { SitemapEntry, SitemapVideo } from '@/lib/documents/sitemaps/sitemap-xml'
import type { Article } from '@/lib/model/article'
import type { Job } from '@/lib/model/job'
import { type OrganizationProfile, pickCover } from '@/lib/model/organization'
import { embedUrl, type Video } from '@/lib/model/video'
import { routes } from '@/lib/routes'
import { versionsIn } from './alternates'
import { articlePath } from './article'
import { toLanguages } from './metadata'
import { organizationPath, organizationVersions } from './organization'

/** The version of a page in a locale, with all versions; nothing where the locale is none of those that have one. */
export function versionEntry(
  locale: string,
  locales: readonly string[],
  href: (locale: string) => string,
): SitemapEntry[] {
  if (!locales.includes(locale)) return []
  return [{ path: href(locale), languages: toLanguages(versionsIn(locales, href)) }]
}

/** The API does not say when an article last changed. */
export function articleEntry(article: Article): SitemapEntry {
  const { image, video, summary, name } = article
  return { path: articlePath(article), image, videos: video ? toVideos([video], summary ?? name) : [] }
}

export function newsEntry(article: Article): SitemapEntry {
  const { language, name: title, publishedAt } = article
  return { path: articlePath(article), news: { language, title, publishedAt } }
}

/** The profile's page in a locale. Null where another locale's is canonical. */
export function organizationEntry(organization: OrganizationProfile, locale: string): SitemapEntry | null {
  const { slug, name, updatedAt, logo, videos } = organization
  const path = organizationPath(organization, locale)
  if (path !== routes.company(locale, slug)) return null
  return {
    path,
    lastModified: updatedAt,
    languages: toLanguages(organizationVersions(organization), organization.defaultLanguage),
    image: pickCover(organization, locale) ?? logo,
    videos: toVideos(videos, name),
  }
}

export function jobEntry(job: Job, locale: string): SitemapEntry {
  return { path: routes.job(locale, job.organization.slug, job.slug), lastModified: job.updatedAt }
}

/** Those that the page plays and that have a picture; `about` stands where one has no description. */
function toVideos(videos: readonly Video[], about: string): SitemapVideo[] {
  return videos.flatMap(({ player, image, name, description, durationSeconds, publishedAt }) => {
    if (!player || !image) return []
    const what = { title: name, description: description ?? about, durationSeconds, publishedAt }
    return [{ ...what, thumbnail: image, player: embedUrl(player) }]
  })
}
