import { dropForbiddenCharacters } from '@/lib/documents/xml-characters'
import { unknownLanguage } from '@/lib/model/unknown-language'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import type { SitemapEntry, SitemapNews, SitemapVideo } from '@/lib/seo/sitemap-entries'

/** URLs of one file. The protocol allows 50,000: a file of these is made quickly, and has less than 60 KB compressed. */
export const maxUrls = 2_000

/** Images of one file. With the longest URLs that the site accepts they are 42 MB. */
export const maxImages = 20_000

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  'xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"',
  'xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"',
].join(' ')

/** The XML of a sitemap. `publication` is the site's name, for news entries. */
export function buildSitemap(entries: readonly SitemapEntry[], publication: string): string {
  const urls = entries.map((entry) => toUrl(entry, publication))
  return `${declaration}<urlset ${namespaces}>\n${urls.join('')}</urlset>\n`
}

/** The XML of a sitemap index. `lastModified` of a file is that of its page that changed last. */
export function buildSitemapIndex(files: readonly Pick<SitemapEntry, 'path' | 'lastModified'>[]): string {
  const sitemaps = files.map(({ path, lastModified }) => {
    return `<sitemap>${element('loc', absoluteUrl(path))}${lastmod(lastModified)}</sitemap>\n`
  })
  const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
  return `${declaration}<sitemapindex ${namespace}>\n${sitemaps.join('')}</sitemapindex>\n`
}

function toUrl(entry: SitemapEntry, publication: string): string {
  const { path, lastModified, languages = {}, images = [], videos = [], news } = entry
  const links = Object.entries(languages).map(([language, href]) => {
    return `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(absoluteUrl(href))}"/>`
  })
  const parts = [
    element('loc', absoluteUrl(path)),
    lastmod(lastModified),
    ...links,
    ...images.map((image) => `<image:image>${element('image:loc', absoluteUrl(image))}</image:image>`),
    ...videos.map(toVideo),
    news ? toNews(news, publication) : '',
  ]
  return `<url>${parts.join('')}</url>\n`
}

function lastmod(date: Date | null | undefined): string {
  return date ? element('lastmod', date.toISOString()) : ''
}

/** The limits are those of Google's video sitemap schema, which allows no duration over eight hours. */
function toVideo({
  thumbnail,
  title,
  description,
  player,
  durationSeconds,
  publishedAt,
}: SitemapVideo): string {
  const hasDuration = durationSeconds !== null && durationSeconds > 0 && durationSeconds <= 28_800
  const parts = [
    element('video:thumbnail_loc', absoluteUrl(thumbnail)),
    element('video:title', cut(title, 100)),
    element('video:description', cut(description, 1_000)),
    element('video:player_loc', player),
    hasDuration ? element('video:duration', String(durationSeconds)) : '',
    publishedAt ? element('video:publication_date', publishedAt.toISOString()) : '',
  ]
  return `<video:video>${parts.join('')}</video:video>`
}

function toNews({ language, title, publishedAt }: SitemapNews, publication: string): string {
  const names = element('news:name', publication) + element('news:language', newsLanguage(language))
  const parts = [
    `<news:publication>${names}</news:publication>`,
    element('news:publication_date', publishedAt.toISOString()),
    element('news:title', title),
  ]
  return `<news:news>${parts.join('')}</news:news>`
}

/** News sitemaps have languages without regions, and two codes for Chinese. */
function newsLanguage(tag: string): string {
  if (tag === unknownLanguage) return tag
  const { language, script } = new Intl.Locale(tag).maximize()
  if (language !== 'zh') return language
  return script === 'Hant' ? 'zh-tw' : 'zh-cn'
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escapeXml(text: string): string {
  return dropForbiddenCharacters(text).replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

function cut(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1)}…`
}
