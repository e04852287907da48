import { describe, expect, it } from 'vitest'
import { parseUnlocalized } from './unlocalized-path'

describe('parseUnlocalized', () => {
  it.each([
    ['/jobs', null, '/jobs'],
    ['/jobs/', null, '/jobs'],
    ['/companies/ACME/jobs/Turner_A', null, '/companies/ACME/jobs/Turner_A'],
    ['/articles/2026/05', null, '/articles/2026/05'],
    ['/categories/a_B', null, '/categories/a_B'],
    ['/collections/a_B/page/2', null, '/collections/a_B/page/2'],
    ['/EN', 'en', ''],
    ['/Fr/', 'fr', ''],
    ['/FR/jobs', 'fr', '/jobs'],
    ['/EN/nothing', 'en', '/nothing'],
  ])('%s has the locale %s and then %s', (path, locale, rest) => {
    expect(parseUnlocalized(path)).toEqual({ locale, rest })
  })

  it.each([
    ...['/', '/en', '/en/jobs', '/fr/companies/jobs', '/xx/jobs', '/Jobs', '/jobsite', '/wp-login.php'],
    ...['/articles/feeds/rss.xml', '/jobs/feeds/indeed.xml', '/sitemap.xml', '/llms.txt', '/robots.txt'],
    ...['/companies/acme.md', '/EN/articles/feeds/rss.xml', '/cards/en/jobs.png', '/media/jobs/a.webp'],
    ...['/api/v1/embed', '/_next/image', '//companies/acme', '/%63ompanies/acme'],
  ])('is null for %s', (path) => {
    expect(parseUnlocalized(path)).toBeNull()
  })
})
