import { XMLParser } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { env } from '@/lib/env'
import type { SitemapEntry } from '@/lib/seo/sitemap-entries'
import { buildSitemap, buildSitemapIndex, maxUrls } from './sitemap-xml'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => ['url', 'sitemap', 'xhtml:link', 'video:video'].includes(name),
  parseTagValue: false,
})

const read = (entries: SitemapEntry[]) => parser.parse(buildSitemap(entries, 'The <site>')).urlset
const video = {
  thumbnail: '/media/a.webp',
  title: 'Cutting',
  description: 'How it is cut',
  player: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
  durationSeconds: 200,
  publishedAt: new Date('2026-01-02T03:04:05Z'),
}

describe('a sitemap', () => {
  it('has absolute URLs, and a date of change where it is known', () => {
    const { url } = read([
      { path: '/en/jobs', lastModified: new Date('2026-11-17T07:00:00Z') },
      { path: '/en', lastModified: null },
    ])
    expect(url).toEqual([
      { loc: `${env.SITE_URL}/en/jobs`, lastmod: '2026-11-17T07:00:00.000Z' },
      { loc: `${env.SITE_URL}/en` },
    ])
  })

  it('has the languages, images, videos and news of a page', () => {
    const [url] = read([
      {
        path: '/en/a',
        languages: { en: '/en/a', 'x-default': '/en/a' },
        images: ['https://cdn.example/a.webp?w=1&h=2', '/media/b.webp'],
        videos: [video, { ...video, durationSeconds: null, publishedAt: null }],
        news: { language: 'en', title: 'Yes & no', publishedAt: video.publishedAt },
      },
    ]).url
    expect(url['xhtml:link']).toEqual([
      { rel: 'alternate', hreflang: 'en', href: `${env.SITE_URL}/en/a` },
      { rel: 'alternate', hreflang: 'x-default', href: `${env.SITE_URL}/en/a` },
    ])
    expect(url['image:image']).toEqual([
      { 'image:loc': 'https://cdn.example/a.webp?w=1&h=2' },
      { 'image:loc': `${env.SITE_URL}/media/b.webp` },
    ])
    expect(url['video:video']).toEqual([
      {
        'video:thumbnail_loc': `${env.SITE_URL}/media/a.webp`,
        'video:title': 'Cutting',
        'video:description': 'How it is cut',
        'video:player_loc': video.player,
        'video:duration': '200',
        'video:publication_date': '2026-01-02T03:04:05.000Z',
      },
      expect.not.objectContaining({ 'video:duration': expect.anything() }),
    ])
    expect(url['news:news']).toEqual({
      'news:publication': { 'news:name': 'The <site>', 'news:language': 'en' },
      'news:publication_date': '2026-01-02T03:04:05.000Z',
      'news:title': 'Yes & no',
    })
  })

  it.each([
    ['fr', 'fr'],
    ['fr-CA', 'fr'],
    ['pt-BR', 'pt'],
    ['zh-Hans-CN', 'zh-cn'],
    ['zh-Hant', 'zh-tw'],
    ['zh', 'zh-cn'],
    ['zh-HK', 'zh-tw'],
    ['gsw-CH', 'gsw'],
    ['und', 'und'],
  ])('has for news in %s the language %s', (language, expected) => {
    const news = { language, title: 'a', publishedAt: video.publishedAt }
    const [url] = read([{ path: '/en/a', news }]).url
    expect(url['news:news']['news:publication']['news:language']).toBe(expected)
  })

  it('is well-formed for every text', () => {
    const title = `a\u0000\u0008\u001f\ud800b\ufffe<&>"' \u{1f600}\ttab`
    const [url] = read([
      { path: '/en/a', news: { language: 'en', title, publishedAt: video.publishedAt } },
    ]).url
    expect(url['news:news']['news:title']).toBe('ab<&>"\' \u{1f600}\ttab')
  })

  it('keeps videos within Google’s limits', () => {
    const [url] = read([
      {
        path: '/en/a',
        videos: [
          {
            ...video,
            title: `${'t'.repeat(98)}\u{1f600}end`,
            description: 'd'.repeat(5_000),
            durationSeconds: 28_801,
          },
        ],
      },
    ]).url
    const [written] = url['video:video']
    expect(written['video:title']).toBe(`${'t'.repeat(98)}…`)
    expect(written['video:description'].length).toBeLessThanOrEqual(2_048)
    expect(written['video:duration']).toBeUndefined()
  })

  it('stays under 50 MB with the longest entries', () => {
    const entry = {
      path: `/en/${'p'.repeat(300)}`,
      images: [`/media/${'i'.repeat(200)}`],
      videos: [{ ...video, title: '"'.repeat(100), description: '"'.repeat(5_000) }],
    }
    const xml = buildSitemap(Array(maxUrls).fill(entry), 'Site')
    expect(Buffer.byteLength(xml)).toBeLessThan(50_000_000)
  })
})

describe('a sitemap index', () => {
  it('has the absolute URLs of files, and their date of change where it is known', () => {
    const xml = buildSitemapIndex([
      { path: '/sitemaps/en/jobs.xml', lastModified: new Date('2026-11-17T07:00:00Z') },
      { path: '/sitemaps/en/pages.xml' },
    ])
    expect(parser.parse(xml).sitemapindex.sitemap).toEqual([
      { loc: `${env.SITE_URL}/sitemaps/en/jobs.xml`, lastmod: '2026-11-17T07:00:00.000Z' },
      { loc: `${env.SITE_URL}/sitemaps/en/pages.xml` },
    ])
  })
})
