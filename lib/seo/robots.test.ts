import robotsParser from 'robots-parser'
import { describe, expect, it } from 'vitest'
import { robotsText } from './robots'

const SITE_URL = 'https://careers.example'
const settings = { SITE_URL, SEARCH_ENGINES: 'allow', AI_CRAWLERS: 'allow' } as const
const read = (fields: Partial<Parameters<typeof robotsText>[0]> = {}) => {
  const robots = robotsParser(`${SITE_URL}/robots.txt`, robotsText({ ...settings, ...fields }))
  return {
    sitemaps: robots.getSitemaps(),
    allows: (agent: string, path: string) => robots.isAllowed(SITE_URL + path, agent),
  }
}
const pages = ['/', '/en', '/fr/articles/2026/03/01/x_y', '/en/jobs/page/2', '/en/companies/acme/jobs/z']
const resources = [
  '/_next/static/chunks/a.js',
  '/_next/image?url=%2Fmedia%2Fa.webp&w=480&q=75',
  '/media/a.webp',
]
const documents = [
  '/en/companies/acme.md',
  '/llms.txt',
  '/articles/feeds/rss.xml',
  '/cards/en.png',
  '/sitemap.xml',
]

const aiCrawlers = ['anthropic-ai', 'CCBot', 'ClaudeBot', 'Google-Extended', 'GPTBot', 'PerplexityBot']

describe('robots.txt', () => {
  it('allows all crawlers to read pages, their resources and documents, but not API routes', () => {
    const robots = read()
    for (const agent of ['Googlebot', 'bingbot', 'OtherBot', ...aiCrawlers]) {
      for (const path of [...pages, ...resources, ...documents])
        expect(robots.allows(agent, path), `${agent} ${path}`).toBe(true)
      for (const path of ['/api/v1/embed', '/api/search/articles?page=2'])
        expect(robots.allows(agent, path), `${agent} ${path}`).toBe(false)
    }
  })

  it('has the absolute URL of the sitemap index', () => {
    expect(read().sitemaps).toEqual(['https://careers.example/sitemap.xml'])
  })

  it('denies AI crawlers only where AI_CRAWLERS is deny', () => {
    const robots = read({ AI_CRAWLERS: 'deny' })
    for (const agent of aiCrawlers) expect(robots.allows(agent, '/en'), agent).toBe(false)
    for (const agent of ['Googlebot', 'bingbot', 'Applebot', 'OtherBot'])
      expect(robots.allows(agent, '/en'), agent).toBe(true)
  })

  it('denies all crawlers where SEARCH_ENGINES is deny', () => {
    const robots = read({ SEARCH_ENGINES: 'deny' })
    for (const agent of ['Googlebot', 'GPTBot', 'OtherBot'])
      for (const path of [...pages, ...documents]) expect(robots.allows(agent, path), path).toBe(false)
    expect(robots.sitemaps).toEqual([])
  })
})
