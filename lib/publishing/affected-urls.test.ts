import { expect, it, test } from 'vitest'
import { byImportance, commonDocuments, documentsOf } from './affected-urls'

const feeds = (path: string) => ['rss.xml', 'atom.xml', 'feed.json'].map((file) => `${path}/feeds/${file}`)
const jobFeeds = (path: string) => [...feeds(path), `${path}/feeds/indeed.xml`]

test.each<[path: string, documents: string[]]>([
  [
    '/en/articles/2026/03/01/a-night_AbC12',
    ['/en/articles/2026/03/01/a-night_AbC12.md', '/embed/en/articles/2026/03/01/a-night_AbC12'],
  ],
  ['/fr/articles', feeds('/fr/articles')],
  ['/fr/categories/craft_c1', feeds('/fr/categories/craft_c1')],
  ['/fr/collections/nights_n1', feeds('/fr/collections/nights_n1')],
  ['/en/jobs', jobFeeds('/en/jobs')],
  [
    '/en/companies/acme',
    [
      '/en/companies/acme.md',
      '/en/companies/acme/jobs.json',
      ...feeds('/en/companies/acme/articles'),
      ...jobFeeds('/en/companies/acme/jobs'),
    ],
  ],
  [
    '/en/companies/acme/jobs/turner',
    ['/en/companies/acme/jobs/turner.md', '/embed/en/companies/acme/jobs/turner'],
  ],
  ['/en/articles/page/2', []],
  ['/en/collections', []],
])(
  'the documents about %s are its Markdown alternate, its frame, and the lists that it has',
  (path, documents) => {
    expect(documentsOf(path).sort()).toEqual(documents.sort())
  },
)

it('the documents about all records are those of their kind in every locale', () => {
  expect(commonDocuments.article).toEqual(
    expect.arrayContaining([
      ...feeds('/articles'),
      '/sitemap.xml',
      ...['en', 'fr'].flatMap((locale) => [
        `/${locale}/llms.txt`,
        ...['pages', 'categories', 'collections', 'news'].map((list) => `/sitemaps/${locale}/${list}.xml`),
      ]),
    ]),
  )
  expect(commonDocuments.job).toEqual(expect.arrayContaining(['/sitemaps/en/jobs.xml', ...jobFeeds('/jobs')]))
})

it('pages come before documents and images, and what visitors have searched is last', () => {
  const searched = [
    '/en/jobs/search/q-night',
    '/en/search/night',
    '/en/jobs/search/q-night/feeds/rss.xml',
    '/cards/en/jobs/search/q-night.png',
  ]
  const landing = '/en/jobs/search/city-porto'
  const others = ['/cards/en/jobs.png', '/sitemap.xml', '/en', '/en/llms.txt', landing, '/en/jobs']
  const urls = [...searched, ...others].map((path) => ({ path }))
  expect(byImportance(urls, new Set([landing])).map(({ path }) => path)).toEqual([
    ...['/en', landing, '/en/jobs', '/sitemap.xml', '/en/llms.txt', '/cards/en/jobs.png'],
    ...searched,
  ])
})
