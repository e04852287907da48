import { maxSlugLength } from '@vitrine/api-contract/cut-slug'
import { propertyRuns } from '@vitrine/api-contract/testing/full'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noSelection } from './article-selection'
import {
  articleFeedFormats,
  emailMessage,
  hasOverlongSegment,
  inLocale,
  isPathReference,
  keysOf,
  parseArticleFeedFile,
  parseDay,
  parseJobFeedFile,
  parseKey,
  parseLlmsFile,
  parseMonth,
  parseOpenGraphImage,
  parsePage,
  parseSitemapFile,
  parseYear,
  routes,
} from './routes'

const article = { publishedAt: new Date('2026-05-03T22:30:00Z'), slug: 'a-title', reference: 'A_b-1' }

describe('routes', () => {
  it('have these paths', () => {
    expect({
      home: routes.home('fr'),
      articles: [routes.articles('fr'), routes.articles('fr', 1), routes.articles('fr', 2)],
      articleSearch: [
        routes.articleSearch('fr', noSelection, 2),
        routes.articleSearch(
          'fr',
          { ...noSelection, words: 'night shift', category: 'Ab1', year: 2026, month: 5 },
          2,
        ),
      ],
      archive: [routes.archive('fr', 2026), routes.archive('fr', 2026, 5), routes.archive('fr', 2026, 5, 2)],
      categoryArchive: [
        routes.categoryArchive('fr', article, { year: 2026, month: null }, 3),
        routes.categoryArchive('fr', article, { year: 2026, month: 5 }),
      ],
      article: routes.article('fr', article),
      category: [routes.category('fr', article), routes.category('fr', article, 3)],
      collection: [routes.collection('fr', article), routes.collection('fr', article, 3)],
      companies: routes.companies('fr'),
      company: routes.company('fr', 'a b/c'),
      jobs: routes.jobs('fr'),
      saved: [routes.saved('fr'), inLocale('/fr/saved', 'en')],
      emailMessage: emailMessage('A & b', 'https://a.example/?c=d\ne'),
      openJobs: routes.openJobs(['acme/A1', 'acme/B 2']),
      job: routes.job('fr', 'org', 'chef_de-projet_Lyon_ORG_ab12Cd'),
      search: [routes.search('fr'), routes.searchWords('fr', ''), routes.searchWords('fr', 'c++ été')],
      searchSite: [routes.searchSite(), routes.searchSite('fr', 'c++ x')],
      foundArticles: [
        routes.foundArticles('fr', { ...noSelection, category: 'x' }, 2),
        routes.foundArticles('fr', { ...noSelection, organization: 'O_1' }, 1),
      ],
      companyArticles: [routes.companyArticles('fr', 'org'), routes.companyArticles('fr', 'org', 2)],
      articlesFeed: [routes.articlesFeed('rss'), routes.articlesFeed('atom', 'fr')],
      categoryFeed: routes.categoryFeed('json', 'fr', article),
      companyArticlesFeed: routes.companyArticlesFeed('rss', 'fr', 'a b'),
      jobsFeed: [routes.jobsFeed('indeed'), routes.jobsFeed('json', 'fr')],
      companyJobsFeed: routes.companyJobsFeed('indeed', 'fr', 'org'),
      openGraphImage: routes.openGraphImage('/fr/jobs'),
      notFound: routes.notFound('fr'),
    }).toEqual({
      home: '/fr',
      articles: ['/fr/articles', '/fr/articles', '/fr/articles/page/2'],
      articleSearch: [
        '/fr/articles/page/2',
        '/fr/articles/search/q-night~q-shift~category-Ab1~year-2026~month-05~page-2',
      ],
      archive: ['/fr/articles/2026', '/fr/articles/2026/05', '/fr/articles/2026/05/page/2'],
      categoryArchive: ['/fr/categories/a-title_A_b-1/2026/page/3', '/fr/categories/a-title_A_b-1/2026/05'],
      article: '/fr/articles/2026/05/03/a-title_A_b-1',
      category: ['/fr/categories/a-title_A_b-1', '/fr/categories/a-title_A_b-1/page/3'],
      collection: ['/fr/collections/a-title_A_b-1', '/fr/collections/a-title_A_b-1/page/3'],
      companies: '/fr/companies',
      company: '/fr/companies/a%20b%2Fc',
      jobs: '/fr/jobs',
      saved: ['/fr/saved', '/en/saved'],
      emailMessage: 'mailto:?subject=A%20%26%20b&body=https%3A%2F%2Fa.example%2F%3Fc%3Dd%0Ae',
      openJobs: '/api/search/jobs/open?job=acme%2FA1&job=acme%2FB+2',
      job: '/fr/companies/org/jobs/chef_de-projet_Lyon_ORG_ab12Cd',
      search: ['/fr/search', '/fr/search', '/fr/search/c%2B%2B-%C3%A9t%C3%A9'],
      searchSite: ['/api/search', '/api/search?locale=fr&q=c%2B%2B+x'],
      foundArticles: [
        '/api/search/articles?category=x&locale=fr&page=2',
        '/api/search/articles?organization=O_1&locale=fr',
      ],
      companyArticles: ['/fr/companies/org/articles', '/fr/companies/org/articles/page/2'],
      articlesFeed: ['/articles/feeds/rss.xml', '/fr/articles/feeds/atom.xml'],
      categoryFeed: '/fr/categories/a-title_A_b-1/feeds/feed.json',
      companyArticlesFeed: '/fr/companies/a%20b/articles/feeds/rss.xml',
      jobsFeed: ['/jobs/feeds/indeed.xml', '/fr/jobs/feeds/feed.json'],
      companyJobsFeed: '/fr/companies/org/jobs/feeds/indeed.xml',
      openGraphImage: '/cards/fr/jobs.png',
      notFound: '/fr/missing',
    })
  })

  it('parse the file names of feeds, of which only jobs have an Indeed feed', () => {
    const fileOf = (path: string) => path.split('/').at(-1) ?? ''
    for (const archive of [null, 1, 42]) {
      for (const format of keysOf(articleFeedFormats)) {
        const file = fileOf(routes.articlesFeed(format, 'en', archive))
        expect([parseArticleFeedFile(file), parseJobFeedFile(file)]).toEqual([
          { format, archive },
          { format, archive },
        ])
      }
      const indeed = fileOf(routes.jobsFeed('indeed', undefined, archive))
      expect([parseArticleFeedFile(indeed), parseJobFeedFile(indeed)]).toEqual([
        null,
        { format: 'indeed', archive },
      ])
    }
    for (const file of [
      'RSS.xml',
      'feed',
      '',
      'rss-0.xml',
      'rss-01.xml',
      'rss-.xml',
      'rss-12345.xml',
      'feed-2.xml',
    ])
      expect([parseArticleFeedFile(file), parseJobFeedFile(file)], file).toEqual([null, null])
  })

  it('parse the file names of further pages of llms.txt', () => {
    expect(routes.llmsList('en', { list: 'jobs', page: 1 })).toBe('/en/llms.txt')
    for (const key of [
      { list: 'jobs', page: 2 },
      { list: 'companies', page: 12 },
    ] as const)
      expect(parseLlmsFile(routes.llmsList('en', key).replace('/en/llms/', ''))).toEqual(key)
    expect(['jobs-1.txt', 'jobs-02.txt', 'articles-2.txt', 'jobs.txt'].map(parseLlmsFile)).toEqual([
      ...[null, null, null, null],
    ])
  })

  it('parse the last segment of a record’s path', () => {
    expect(parseKey('a-title_A_b-1')).toEqual({ slug: 'a-title', reference: 'A_b-1' })
    expect(parseKey('_Ab1')).toEqual({ slug: '', reference: 'Ab1' })
    expect(parseKey('A-Title_Ab1')).toEqual({ slug: 'A-Title', reference: 'Ab1' })
    for (const text of ['', 'a-title', 'a-title_', 'a%20b_c', `a_${'x'.repeat(101)}`, 'a_b/c', 'a_b c']) {
      expect(parseKey(text), text).toBeNull()
    }
  })

  it('parse one spelling of each number', () => {
    expect([parsePage('2'), parsePage('10'), parsePage('99999')]).toEqual([2, 10, 99_999])
    for (const text of ['', '0', '1', '01', '02', '-1', '1.5', '2e3', '100000', 'two', ' 2'])
      expect(parsePage(text), text).toBeNull()
    expect([parseYear('2026'), parseYear('1969'), parseYear('26'), parseYear('02026')]).toEqual([
      2026,
      null,
      null,
      null,
    ])
    expect([parseMonth('05'), parseMonth('12'), parseMonth('5'), parseMonth('00'), parseMonth('13')]).toEqual(
      [5, 12, null, null, null],
    )
  })

  it('parse the days that exist', () => {
    expect(parseDay('2024', '02', '29')).toBe('2024-02-29')
    expect([
      parseDay('2026', '02', '29'),
      parseDay('2026', '2', '01'),
      parseDay('none', 'none', 'none'),
    ]).toEqual([null, null, null])
  })

  it('have one file name for each sitemap', () => {
    for (const [name, key] of [
      ['pages', { kind: 'pages', part: 1 }],
      ['jobs-12', { kind: 'jobs', part: 12 }],
      ['articles-2026-05', { kind: 'articles', year: 2026, month: 5, part: 1 }],
      ['articles-2026-05-2', { kind: 'articles', year: 2026, month: 5, part: 2 }],
    ] as const) {
      expect(routes.sitemap('fr', key)).toBe(`/sitemaps/fr/${name}.xml`)
      expect(parseSitemapFile(`${name}.xml`)).toEqual(key)
    }
    for (const name of [
      'pages-1',
      'pages-0',
      'pages-01',
      'pages-2026-05',
      'articles',
      'articles-2',
      'articles-2026-13',
      'articles-1969-05',
      'articles-2026-05-1',
      'articles-2026-05-02',
      'articles-2026-5',
      'toString',
      '',
    ]) {
      expect(parseSitemapFile(`${name}.xml`), name).toBeNull()
    }
    expect(parseSitemapFile('pages')).toBeNull()
  })

  it('parse the path of a generated Open Graph image', () => {
    const paths = [routes.home('fr'), routes.article('fr', article), routes.company('fr', 'a b/c')]
    for (const path of paths) expect(parseOpenGraphImage(routes.openGraphImage(path))).toBe(path)
    for (const path of [
      '',
      '/',
      '/fr/jobs',
      '/fr/jobs.png',
      '/cards',
      '/cards.png',
      '/cards/.png',
      '/cards/fr/jobs',
      '/cards/fr/jobs.jpg',
      '/cards/fr/jobs.png/x',
      '/fr/cards/fr/jobs.png',
    ]) {
      expect(parseOpenGraphImage(path), path).toBeNull()
    }
  })
})

describe('paths of hostile text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom(
      '',
      '.',
      '..',
      '%',
      '%zz',
      '\u0000',
      '\ud800',
      '01',
      '2026',
      '-1',
      '1e3',
      'a_',
      '_a',
      'a_b/c',
    ),
    fc.nat({ max: 100_000 }).map((length) => 'a'.repeat(length)),
    fc.stringMatching(/^[a-z0-9-]{0,90}_[A-Za-z0-9_-]{0,110}$/),
    fc.stringMatching(/^(articles|jobs|pages)(-\d{1,5}){0,4}\.xml$/),
  )

  it('is parsed without an error, to bounded keys', () => {
    fc.assert(
      fc.property(text, text, text, (a, b, c) => {
        const key = parseKey(a)
        if (key) {
          expect(`${key.slug}_${key.reference}`).toBe(a)
          expect(key.slug.length).toBeLessThanOrEqual(maxSlugLength)
          expect(isPathReference(key.reference)).toBe(true)
          expect(hasOverlongSegment(`/en/x/${a}`)).toBe(false)
        }
        expect(parsePage(a) ?? 2).toSatisfy((page: number) => page >= 2 && page <= 99_999)
        expect(parseYear(a) ?? 2000).toSatisfy((year: number) => year >= 1970 && year <= 2999)
        expect(parseMonth(a) ?? 1).toSatisfy((month: number) => month >= 1 && month <= 12)
        const day = parseDay(a, b, c)
        if (day !== null) expect(new Date(day).toISOString().slice(0, 10)).toBe(`${a}-${b}-${c}`)
        const sitemap = parseSitemapFile(a)
        if (sitemap) expect(routes.sitemap('fr', sitemap)).toBe(`/sitemaps/fr/${a}`)
        parseOpenGraphImage(a)
        parseArticleFeedFile(a)
        parseJobFeedFile(a)
        hasOverlongSegment(a)
      }),
      { numRuns: propertyRuns(2_000) },
    )
  })

  it('is too long with a slug of more than 80 characters, or a segment of more than 200', () => {
    const path = (slug: string) => routes.company('fr', slug)
    expect(hasOverlongSegment(path('a'.repeat(80)))).toBe(false)
    expect(hasOverlongSegment(path('a'.repeat(81)))).toBe(true)
    expect(hasOverlongSegment(path('語'.repeat(9)))).toBe(true)
    const key = `${'a'.repeat(80)}_${'b'.repeat(100)}`
    expect(hasOverlongSegment(`/fr/categories/${key}/page/2`)).toBe(false)
    expect(hasOverlongSegment(routes.markdown(routes.job('fr', 'acme', key)))).toBe(false)
    expect(hasOverlongSegment(routes.openGraphImage(path('a'.repeat(80))))).toBe(false)
    expect(hasOverlongSegment(`/fr/companies/a/jobs/a_${'b'.repeat(200)}`)).toBe(true)
    expect(hasOverlongSegment(routes.indexNowKey('a'.repeat(128)))).toBe(false)
    expect([hasOverlongSegment(''), hasOverlongSegment('/'), hasOverlongSegment('//')]).toEqual([
      ...[false, false, false],
    ])
  })
})
