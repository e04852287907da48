import robotsParser from 'robots-parser'
import { describe, expect, it } from 'vitest'
import { robotsText } from './robots'

const SITE_URL = 'https://careers.example'
const allowed = { training: 'allow', search: 'allow', fetch: 'allow' } as const
const text = (
  crawlers: Partial<Parameters<typeof robotsText>[1]> = {},
  SEARCH_ENGINES: 'allow' | 'deny' = 'allow',
) => robotsText({ SITE_URL, SEARCH_ENGINES }, { ...allowed, ...crawlers })
const read = (...settings: Parameters<typeof text>) => {
  const robots = robotsParser(`${SITE_URL}/robots.txt`, text(...settings))
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

const crawlers = {
  training: ['CCBot', 'ClaudeBot', 'Google-Extended', 'GPTBot'],
  search: ['OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot'],
  fetch: ['ChatGPT-User', 'Claude-User', 'Perplexity-User'],
}
const all = Object.values(crawlers).flat()

describe('robots.txt', () => {
  it('allows all crawlers to read pages, their resources and documents, but not API routes', () => {
    const robots = read()
    for (const agent of ['Googlebot', 'bingbot', 'OtherBot', ...all]) {
      for (const path of [...pages, ...resources, ...documents])
        expect(robots.allows(agent, path), `${agent} ${path}`).toBe(true)
      for (const path of ['/api/v1/embed', '/api/search/articles?page=2'])
        expect(robots.allows(agent, path), `${agent} ${path}`).toBe(false)
    }
  })

  it('has the absolute URL of the sitemap index', () => {
    expect(read().sitemaps).toEqual(['https://careers.example/sitemap.xml'])
  })

  it.each(['training', 'search', 'fetch'] as const)('denies the crawlers for %s alone', (purpose) => {
    const robots = read({ [purpose]: 'deny' })
    const denied = crawlers[purpose]
    for (const agent of [...all, 'Googlebot', 'bingbot', 'Applebot', 'OtherBot'])
      expect(robots.allows(agent, '/en'), agent).toBe(!denied.includes(agent))
  })

  it.each([
    [{}, 'search=yes, ai-input=yes, ai-train=yes'],
    [{ training: 'deny' }, 'search=yes, ai-input=yes, ai-train=no'],
    [{ fetch: 'deny' }, 'search=yes, ai-input=no, ai-train=yes'],
  ] as const)('with %j the content signals are %s', (settings, signals) => {
    expect(text(settings)).toContain(`User-agent: *\nContent-Signal: ${signals}\nAllow: /\n`)
  })

  it('denies all crawlers where SEARCH_ENGINES is deny', () => {
    const robots = read({}, 'deny')
    for (const agent of ['Googlebot', 'GPTBot', 'OtherBot'])
      for (const path of [...pages, ...documents]) expect(robots.allows(agent, path), path).toBe(false)
    expect(robots.sitemaps).toEqual([])
  })
})
