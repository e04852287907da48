import { describe, expect, it } from 'vitest'
import { makeArticle } from '@/lib/model/testing/records'
import { affectedUrls } from './affected-urls'

const article = makeArticle({
  reference: 'AbC12',
  slug: 'a-night',
  language: 'fr',
  publishedAt: new Date('2026-03-01T23:30:00Z'),
  categories: [{ reference: 'cat1', name: 'Métiers', slug: 'metiers' }],
  collections: [{ reference: 'col1', name: 'Nuits', slug: 'nuits', summary: null, image: null }],
  organizations: [{ name: 'Acme', slug: 'acme', logo: null }],
})
const sitemap = '/sitemaps/fr/articles-2026-03-2.xml'
const feeds = (path: string) => ['rss.xml', 'atom.xml', 'feed.json'].map((file) => `${path}/feeds/${file}`)

describe('the affected URLs of a published article', () => {
  it('are its page, the lists that contain it, and the documents about those', () => {
    const path = '/fr/articles/2026/03/01/a-night_AbC12'
    expect(affectedUrls(article, [sitemap]).sort()).toEqual(
      [
        path,
        `${path}.md`,
        `/cards${path}.png`,
        ...feeds('/articles'),
        ...feeds('/fr/articles'),
        '/fr/companies/acme',
        '/fr/companies/acme.md',
        ...feeds('/fr/companies/acme/articles'),
        '/sitemap.xml',
        sitemap,
        ...['en', 'fr'].flatMap((locale) => [
          `/${locale}`,
          `/${locale}/articles`,
          `/${locale}/articles/2026`,
          `/${locale}/articles/2026/03`,
          `/${locale}/categories/metiers_cat1`,
          `/${locale}/categories/metiers_cat1/2026`,
          `/${locale}/categories/metiers_cat1/2026/03`,
          ...feeds(`/${locale}/categories/metiers_cat1`),
          `/${locale}/collections`,
          `/${locale}/collections/nuits_col1`,
          `/${locale}/companies/acme/articles`,
          ...feeds(`/${locale}/collections/nuits_col1`),
          `/${locale}/llms.txt`,
          ...['pages', 'categories', 'collections', 'news'].map((list) => `/sitemaps/${locale}/${list}.xml`),
        ]),
      ].sort(),
    )
  })

  it('begin with its own page, which visitors open first', () => {
    expect(affectedUrls(article, [sitemap])[0]).toBe('/fr/articles/2026/03/01/a-night_AbC12')
  })

  it('contain the sitemap file that lists the article, not the first part of its month', () => {
    const urls = affectedUrls(article, [sitemap])
    expect(urls).toContain(sitemap)
    expect(urls).not.toContain('/sitemaps/fr/articles-2026-03.xml')
  })

  it('are in the default locale for an article in a language that the site does not serve', () => {
    const urls = affectedUrls(
      makeArticle({ language: 'es', categories: [], collections: [], organizations: [] }),
      [sitemap],
    )
    expect(urls).toEqual(
      expect.arrayContaining([...feeds('/en/articles'), '/en', '/en/articles', '/sitemaps/en/news.xml']),
    )
    expect(urls.filter((url) => url.includes('/fr/') && url.includes('/feeds/'))).toEqual([])
  })

  it('contain no URL twice', () => {
    const urls = affectedUrls(article, [sitemap])
    expect(new Set(urls).size).toBe(urls.length)
  })
})
