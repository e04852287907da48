import { articleWire } from '@vitrine/api-contract/article'
import { engines } from '@vitrine/content-store/testing/engines'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { makeArticle, makeFiles } from '#testing/content-folder'
import { startApi, type TestApi } from '#testing/test-api'

const path = '/external/cms/articles/all'
const scopes = ['cms_collection_categories_r', 'cms_collections_r', 'cms_articles_r'] as const

describe.each(engines)('on %s', (engine) => {
  let api: TestApi

  beforeAll(async () => {
    const files = makeFiles()
    files['articles/en/100-percent.md'] = makeArticle({
      reference: 'b',
      name: '100% remote_work à Besançon',
      published_at: '2026-03-03T00:00:00Z',
      created_at: '2025-01-01T00:00:00Z',
      updated_at: '2025-06-01T00:00:00Z',
      categories: ['cat-culture'],
      collections: [],
      authors: [],
      organizations: [],
      indexed: [],
    })
    files['articles/fr/coeur.md'] = makeArticle({
      reference: 'c',
      name: 'Au cœur de l’équipe',
      published_at: '2026-03-03T00:00:00Z',
      organizations: ['eclair'],
      indexed: ['news', 'front'],
    })
    files['articles/en/scheduled.md'] = makeArticle({
      reference: 'd',
      name: 'To come',
      published_at: '2030-01-01T00:00:00Z',
      categories: [],
      organizations: ['acme', 'eclair'],
      video: {
        source: 'youtube',
        external_reference: 'aqz-KE-bpKQ',
        name: 'Film',
        duration: 'PT3M20S',
        published_at: '2026-02-20T11:00:00+01:00',
      },
    })
    api = await startApi(files, engine)
  })
  afterAll(() => api.stop())

  async function references(query: string): Promise<string[]> {
    const articles = z.array(articleWire).parse(await api.getJson(`${path}${query}`))
    return articles.map((article) => article.reference)
  }

  describe('the list of articles', () => {
    test('has the newest article first, equal ones by reference, and scheduled ones', async () => {
      expect(await references('')).toEqual(['d', 'b', 'c', 'AbC12dE'])
    })

    test.each([
      ['?order_by=published_at:asc', ['AbC12dE', 'b', 'c', 'd']],
      ['?order_by=published_at:desc', ['d', 'b', 'c', 'AbC12dE']],
      ['?indexed=front', ['c']],
      ['?indexed=news', ['d', 'c', 'AbC12dE']],
      ['?category_reference=cat-culture', ['b', 'c', 'AbC12dE']],
      ['?category_reference=CAT-CULTURE', []],
      ['?language=fr', ['c']],
      ['?collection_reference=5f0c6a2e9b', ['d', 'c', 'AbC12dE']],
      ['?organization_reference=AcmE01', ['d', 'AbC12dE']],
      ['?organization_reference=acme01', []],
      ['?published_after=2026-03-03', ['d', 'b', 'c']],
      ['?published_after=2026-03-04', ['d']],
      ['?published_before=2026-03-03', ['AbC12dE']],
      ['?published_before=2026-03-04', ['b', 'c', 'AbC12dE']],
      ['?published_before=2026-03-02T08:00:00Z', []],
      ['?published_before=2026-03-02T09:00:00.001%2B01:00', ['AbC12dE']],
      ['?published_after=2026-03-02T08:00:00Z&published_before=2026-03-03T00:00:00Z', ['AbC12dE']],
      ['?updated_after=2025-06-02', ['d', 'c', 'AbC12dE']],
      ['?updated_after=2025-06-01', ['d', 'b', 'c', 'AbC12dE']],
      ['?created_after=2025-01-02', ['d', 'c', 'AbC12dE']],
      ['?created_after=2025-01-01', ['d', 'b', 'c', 'AbC12dE']],
      ['?q=NIGHT%20shift', ['AbC12dE']],
      ['?q=besancon', ['b']],
      ['?q=COEUR%20DE%20L%27EQUIPE', ['c']],
      ['?q=100%25', ['b']],
      ['?q=%25', ['b']],
      ['?q=_', ['b']],
      ['?q=%5C', []],
      ['?q=%CC%81', []],
      ['?q=Text', []],
      [
        '?language=fr&indexed=front&category_reference=cat-craft&organization_reference=EcLa1r&q=coeur',
        ['c'],
      ],
      ['?language=en&indexed=front', []],
      ['?published_after=2026-03-03&published_before=2026-03-04&order_by=published_at:asc', ['b', 'c']],
      ['?unknown=1&token=junk', ['d', 'b', 'c', 'AbC12dE']],
      ['?per_page=3', ['d', 'b', 'c']],
      ['?per_page=3&page=2', ['AbC12dE']],
      ['?per_page=3&page=3', []],
    ])('with %j has the articles %j', async (query, expected) => {
      expect(await references(query)).toEqual(expected)
    })

    test('has the page numbers and totals in its headers', async () => {
      const response = await api.get(`${path}?per_page=3&page=2&language=en&order_by=published_at:asc`)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'x-total': '3',
        'x-total-pages': '1',
        'x-per-page': '3',
        'x-page': '2',
        'x-offset': '3',
      })
      expect(response.headers.get('Link')).toContain('<?per_page=3&page=1&language=en')
    })

    test('has only known parameters in the URLs of its Link header', async () => {
      const response = await api.get(`${path}?q=e&access_token=hunter2&per_page=1&constructor=x`)
      expect(response.headers.get('Link')).toMatch(/^<\?q=e&per_page=1&page=1>; rel="first", /)
      expect(response.headers.get('Link')).not.toMatch(/hunter2|constructor/)
    })

    test('has the records that an article names, in its order, with absolute image URLs', async () => {
      const [article] = z.array(articleWire).parse(await api.getJson(`${path}?q=night`))
      expect(article).toMatchObject({
        url: 'https://site.example/en/articles/2026/03/02/what-the-night-shift-taught-us_AbC12dE',
        summary: '',
        seo_title: '',
        content: 'Text\n\n![](https://site.example/media/in-text.webp)',
        image_url: 'https://site.example/media/night.webp',
        published_at: '2026-03-02T09:00:00.000+01:00',
        categories: [
          { name: 'Craft', published_at: '2026-11-20T12:00:00.000+00:00' },
          { name: 'Culture', title: 'Culture', published_at: '2024-01-08T09:00:00.000+01:00' },
        ],
        cms_collections: [
          { id: 1, title: 'First weeks', summary: '', cover: { url: 'https://site.example/c.webp' } },
        ],
        cms_authors: [{ name: 'Mara Example', headline: '', website: '' }],
        organizations: [{ slug: 'acme', logo_url: 'https://site.example/media/acme.webp' }],
        cms_video: {},
      })
    })

    test('has the video of an article with the details of its file', async () => {
      const [article] = z.array(articleWire).parse(await api.getJson(`${path}?q=to%20come`))
      expect(article?.cms_video).toMatchObject({
        url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        record_id: 'd',
        details: {
          snippet: { publishedAt: '2026-02-20T10:00:00.000Z' },
          contentDetails: { duration: 'PT3M20S' },
        },
      })
    })
  })

  describe('a request for articles', () => {
    test.each([
      ['?page=0', 'page is invalid'],
      ['?page=-1', 'page is invalid'],
      ['?page=1.5', 'page is invalid'],
      ['?page=1&page=2', 'page is invalid'],
      ['?published_before=2026-03-02T09:00:00', 'published_before is invalid'],
      ['?updated_after=2026-03-02T09:00:00Z', 'updated_after is invalid'],
      ['?per_page=0', 'per_page is invalid'],
      ['?per_page=101', 'per_page is invalid'],
      ['?per_page=', 'per_page is invalid'],
      ['?q=', 'q is invalid'],
      ['?q=%20', 'q is invalid'],
      ['?q=a%00b', 'q is invalid'],
      [`?q=${'a'.repeat(201)}`, 'q is invalid'],
      ['?language=', 'language is invalid'],
      ['?indexed=', 'indexed is invalid'],
      ['?category_reference=', 'category_reference is invalid'],
      ['?collection_reference=%20', 'collection_reference is invalid'],
      ['?organization_reference=a&organization_reference=b', 'organization_reference is invalid'],
      ['?published_before=yesterday', 'published_before is invalid'],
      ['?published_after=2026-02-30', 'published_after is invalid'],
      ['?updated_after=2026-2-3', 'updated_after is invalid'],
      ['?created_after=2026-02-03T00:00:00Z', 'created_after is invalid'],
      ['?order_by=name', 'order_by is invalid'],
      ['?page=x&q=', 'page is invalid, q is invalid'],
    ])('with %s gets 400 before its token is checked', async (query, description) => {
      const response = await api.get(`${path}${query}`, null)
      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({ error: 'validation_failed', error_description: description })
    })

    test('without a valid token gets 401', async () => {
      for (const token of [null, 'vit_wrong', 'x y', 'a'.repeat(2000)]) {
        const response = await api.get(path, token)
        expect(response.status).toBe(401)
        expect(response.headers.get('WWW-Authenticate')).toBe('Bearer')
        expect(await response.json()).toMatchObject({ error: 'unauthorized' })
      }
    })

    test.each(scopes)('without the scope %s gets 403 with its name', async (missing) => {
      const token = await api.tokenFor(...scopes.filter((scope) => scope !== missing))
      const response = await api.get(path, token)
      expect(response.status).toBe(403)
      expect(await response.json()).toEqual({
        error: 'invalid_scope',
        error_description: `missing scope: ${missing}`,
      })
    })

    test('with exactly its scopes gets 200', async () => {
      expect((await api.get(path, await api.tokenFor(...scopes))).status).toBe(200)
    })
  })
})
