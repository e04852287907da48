import { afterEach, expect, it, vi } from 'vitest'
import { type ApiRecord, startSite, type TestArticle } from '@/lib/data/testing/site'
import { writeSiteFolder } from '@/lib/settings/testing/site-folder'

let stop: (() => Promise<void>) | undefined
afterEach(async () => {
  await stop?.()
  stop = undefined
})

const article = (day: number, fields: Partial<TestArticle> = {}): TestArticle => ({
  reference: `A${String(day).padStart(2, '0')}`,
  language: 'en',
  published_at: `2026-05-${String(day).padStart(2, '0')}T08:00:00Z`,
  ...fields,
})

/** Twenty English articles, the newest with the highest number, and one in French and one in Spanish. */
const articles = [
  ...Array.from({ length: 20 }, (_, index) =>
    article(index + 1, {
      categories: index % 2 === 0 ? ['craft'] : [],
      collections: index < 2 ? ['nights'] : [],
      indexed: index < 3 ? ['front'] : [],
    }),
  ),
  article(21, { reference: 'F21', language: 'fr', categories: ['trades'] }),
  article(22, { reference: 'S22', language: 'es', indexed: ['front', 'spanish'] }),
]

const organization = (name: string): ApiRecord => ({
  kind: 'organizations',
  data: {
    reference: name,
    name,
    slug: name.toLowerCase(),
    default_language: 'en',
    websites: [{ site: 'site' }],
  },
})

const others: ApiRecord[] = [
  { kind: 'categories', data: { reference: 'trades', name: 'Métiers' } },
  organization('Bolt'),
  ...['fitter', 'welder'].map(
    (slug): ApiRecord => ({
      kind: 'jobs',
      data: {
        ...{ reference: slug, slug, name: slug, organization: 'bolt', status: 'published', language: 'en' },
        ...{ description: 'Text', contract_type: 'FULL_TIME', published_at: '2026-02-05T08:00:00Z' },
      },
    }),
  ),
]

async function start(sections: unknown[] | null, settings: Record<string, string> = {}, records = articles) {
  const lines: string[] = []
  vi.doMock('@/lib/process/log', () => ({
    logWarning: (event: string, fields: unknown) => lines.push(`${event} ${JSON.stringify(fields)}`),
  }))
  const site = await startSite(
    records,
    {
      SITE_FOLDER: writeSiteFolder(sections ? { home: { sections } } : {}),
      API_REQUESTS_PER_MINUTE: '1000000',
      ...settings,
    },
    others,
  )
  stop = site.stop
  const { readHomeSections } = await import('./home-sections')
  /** Each section as its kind, its name and what it shows. */
  const read = async (locale = 'en') =>
    (await readHomeSections(locale)).map((section) => {
      switch (section.kind) {
        case 'profile':
          return `profile ${section.organization.name}`
        case 'markdown':
          return `markdown ${section.title} ${section.text}`
        case 'organization':
          return `organization ${section.organization.name} ${section.articles.map(({ reference }) => reference).join()}`
        case 'companies':
          return `companies ${section.organizations.map(({ organization, jobCount }) => `${organization.name}:${jobCount}`).join()}`
        case 'jobs':
          return `jobs ${section.jobs.map(({ reference }) => reference).join()}`
        case 'categories':
          return `categories ${section.categories.map(({ name }) => name).join()}`
        case 'collections':
          return `collections ${section.collections.map(({ collection, language }) => `${collection.name}:${language}`).join()}`
        default: {
          const name = 'name' in section ? section.name : 'category' in section ? section.category.name : ''
          return `${section.kind} ${name} ${section.articles.map(({ reference }) => reference).join()}`
        }
      }
    })
  return { ...site, read, lines }
}

it('the default has the latest articles, the companies with the latest jobs first, jobs, collections and categories', async () => {
  const { read, lines } = await start(null)
  expect(await read()).toEqual([
    'lead  A20,A19,A18,A17,A16',
    'companies Bolt:2,Acme:1',
    'latest  A15,A14,A13,A12,A11,A10',
    expect.stringMatching(/^jobs (fitter,welder|welder,fitter),turner$/),
    'collections Nights:en',
    'categories Craft',
  ])
  expect(await read('fr')).toEqual([
    'lead  F21',
    'companies Bolt:2,Acme:1',
    expect.stringMatching(/^jobs /),
    'categories Métiers',
  ])
  expect(lines).toEqual([])
})

it('an article is shown once, by the first section that has it, and each section is filled with the next ones', async () => {
  const { read } = await start([
    ...[{ lead: 'front' }, { category: 'craft' }, { index: 'front' }],
    ...['latest', { collection: 'nights' }],
  ])
  expect(await read()).toEqual([
    'lead  A03,A02,A01,A20,A19',
    'category Craft A17,A15,A13',
    'latest  A18,A16,A14,A12,A11,A10',
  ])
})

it('a group of another language alone is left out as on its own page, without a warning', async () => {
  const { read, lines } = await start([{ category: 'trades' }, { index: 'spanish' }, 'jobs'])
  expect(await read('fr')).toEqual(['category Métiers F21', expect.stringMatching(/^jobs /)])
  expect(await read('en')).toEqual([expect.stringMatching(/^jobs /)])
  expect(lines).toEqual([])
})

it('what no article is in is left out with one warning for each', async () => {
  const { read, lines } = await start([
    { index: 'none' },
    { category: 'Kc0' },
    { collection: '5f0' },
    { organization: 'gone' },
    'latest',
  ])
  for (const locale of ['en', 'fr', 'en'])
    expect(await read(locale)).toEqual([expect.stringMatching(/^latest/)])
  expect(lines.filter((line) => line.startsWith('A section')).sort()).toEqual([
    'A section of the home page is left out: no article is in the category {"category":"Kc0"}',
    'A section of the home page is left out: no article is in the collection {"collection":"5f0"}',
    'A section of the home page is left out: no article is in the index {"index":"none"}',
    'A section of the home page is left out: the site has no such organization {"organization":"gone"}',
  ])
})

it('a site without articles has an empty lead and no warning', async () => {
  const { read, lines } = await start(['lead', { index: 'none' }, 'latest'], {}, [])
  expect(await read()).toEqual(['lead  '])
  expect(lines).toEqual([])
})

it('an index shows only the articles that are in ARTICLE_INDEX too', async () => {
  const records = articles.map((item, index) => ({
    ...item,
    indexed: [...(item.indexed ?? []), ...(index > 0 ? ['own'] : [])],
  }))
  const { read } = await start([{ index: 'front' }], { ARTICLE_INDEX: 'own' }, records)
  expect(await read()).toEqual(['index front A03,A02'])
})

it('an organization has its newest articles, and a text and its title are in the language of the page', async () => {
  const { read } = await start([
    { organization: 'acme', title: 'Meet Acme' },
    { markdown: { en: 'Hello', fr: 'Bonjour' }, title: { en: 'Welcome', fr: 'Bienvenue' } },
  ])
  expect(await read()).toEqual(['organization Acme ', 'markdown Welcome Hello'])
  expect(await read('fr')).toEqual(['organization Acme ', 'markdown Bienvenue Bonjour'])
})
