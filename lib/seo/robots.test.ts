import robotsParser from 'robots-parser'
import { describe, expect, it } from 'vitest'
import { aiCrawlers, robotsText } from './robots'

const SITE_URL = 'https://careers.example'
const settings = { SITE_URL, SEARCH_ENGINES: 'allow', AI_CRAWLERS: 'allow' } as const
const read = (fields: Partial<Parameters<typeof robotsText>[0]> = {}) => {
  const robots = robotsParser(`${SITE_URL}/robots.txt`, robotsText({ ...settings, ...fields }))
  return {
    sitemaps: robots.getSitemaps(),
    lets: (agent: string, path: string) => robots.isAllowed(SITE_URL + path, agent),
  }
}
const pages = ['/', '/en', '/fr/articles/2026/03/01/x_y', '/en/jobs/page/2', '/en/companies/acme/jobs/z']
const parts = ['/_next/static/chunks/a.js', '/_next/image?url=%2Fmedia%2Fa.webp&w=480&q=75', '/media/a.webp']
const documents = [
  '/en/companies/acme.md',
  '/llms.txt',
  '/articles/feeds/rss.xml',
  '/cards/en.png',
  '/sitemap.xml',
]

describe('robots.txt', () => {
  it('lets everybody read pages, what they load, and documents, but not the doors', () => {
    const robots = read()
    for (const agent of ['Googlebot', 'bingbot', 'somebody', ...aiCrawlers]) {
      for (const path of [...pages, ...parts, ...documents])
        expect(robots.lets(agent, path), `${agent} ${path}`).toBe(true)
      for (const path of ['/api/v1/embed', '/api/search/articles?page=2'])
        expect(robots.lets(agent, path), `${agent} ${path}`).toBe(false)
    }
  })

  it('names the index of the sitemaps by its whole address', () => {
    expect(read().sitemaps).toEqual(['https://careers.example/sitemap.xml'])
  })

  it('keeps crawlers for language models out where they are denied, and nobody else', () => {
    const robots = read({ AI_CRAWLERS: 'deny' })
    for (const agent of aiCrawlers) expect(robots.lets(agent, '/en'), agent).toBe(false)
    for (const agent of ['Googlebot', 'bingbot', 'Applebot', 'somebody'])
      expect(robots.lets(agent, '/en'), agent).toBe(true)
  })

  it('keeps everybody out of a copy that is being tried', () => {
    const robots = read({ SEARCH_ENGINES: 'deny' })
    for (const agent of ['Googlebot', 'GPTBot', 'somebody'])
      for (const path of [...pages, ...documents]) expect(robots.lets(agent, path), path).toBe(false)
    expect(robots.sitemaps).toEqual([])
  })
})
