import { absolute } from '@/lib/seo/json-ld/graph'

/** Addresses of one file: a tenth of what the protocol allows, so that none is slow to make or near 50 MB. */
export const maxAddresses = 5_000

/** Of an address that a page plays. Paths and addresses elsewhere alike. */
export type SitemapVideo = {
  thumbnail: string
  title: string
  description: string
  player: string
  durationSeconds: number | null
  publishedAt: Date | null
}

export type SitemapNews = { language: string; title: string; publishedAt: Date }

/** One indexable page. `lastModified` is null where it is not truly known; `languages` are paths by hreflang. */
export type SitemapEntry = {
  path: string
  lastModified?: Date | null
  languages?: Readonly<Record<string, string>>
  image?: string | null
  videos?: readonly SitemapVideo[]
  news?: SitemapNews
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  'xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"',
  'xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"',
].join(' ')

/** A sitemap of these pages. `publication` is the site's name, for news. */
export function buildSitemap(entries: readonly SitemapEntry[], publication: string): string {
  const urls = entries.map((entry) => toUrl(entry, publication))
  return `${declaration}<urlset ${namespaces}>\n${urls.join('')}</urlset>\n`
}

/** The index of these sitemaps; `lastModified` is that of the page in it that changed last. */
export function buildSitemapIndex(files: readonly Pick<SitemapEntry, 'path' | 'lastModified'>[]): string {
  const sitemaps = files.map(({ path, lastModified }) => {
    return `<sitemap>${element('loc', absolute(path))}${lastmod(lastModified)}</sitemap>\n`
  })
  const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
  return `${declaration}<sitemapindex ${namespace}>\n${sitemaps.join('')}</sitemapindex>\n`
}

function toUrl(entry: SitemapEntry, publication: string): string {
  const { path, lastModified, languages = {}, image, videos = [], news } = entry
  const links = Object.entries(languages).map(([language, href]) => {
    return `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(absolute(href))}"/>`
  })
  const parts = [
    element('loc', absolute(path)),
    lastmod(lastModified),
    ...links,
    image ? `<image:image>${element('image:loc', absolute(image))}</image:image>` : '',
    ...videos.map(toVideo),
    news ? toNews(news, publication) : '',
  ]
  return `<url>${parts.join('')}</url>\n`
}

function lastmod(date: Date | null | undefined): string {
  return date ? element('lastmod', date.toISOString()) : ''
}

/** The limits are those of Google's schema; a player that plays longer than eight hours says nothing of it. */
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
    element('video:thumbnail_loc', absolute(thumbnail)),
    element('video:title', cut(title, 100)),
    element('video:description', cut(description, 1_000)),
    element('video:player_loc', player),
    hasDuration ? element('video:duration', String(durationSeconds)) : '',
    publishedAt ? element('video:publication_date', publishedAt.toISOString()) : '',
  ]
  return `<video:video>${parts.join('')}</video:video>`
}

function toNews({ language, title, publishedAt }: SitemapNews, publication: string): string {
  const names = element('news:name', publication) + element('news:language', language)
  const parts = [
    `<news:publication>${names}</news:publication>`,
    element('news:publication_date', publishedAt.toISOString()),
    element('news:title', title),
  ]
  return `<news:news>${parts.join('')}</news:news>`
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

/** Without the characters that XML 1.0 has no way to write, half surrogate pairs among them. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

function cut(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1)}…`
}
