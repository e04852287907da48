import { afterEach, describe, expect, it, vi } from 'vitest'
import { type ApiRecord, startSite } from '@/lib/data/testing/site'
import { writeRecords } from '@/lib/data/testing/write-records'
import { sitemapLists } from '@/lib/routes'
import { writeSiteFolder } from '@/lib/settings/testing/site-folder'

const article = {
  ...{ reference: 'One', language: 'en', published_at: '2026-05-09T08:00:00Z', organizations: ['acme'] },
}

const bolt: ApiRecord = {
  kind: 'organizations',
  data: {
    ...{ reference: 'bolt', name: 'Bolt', slug: 'bolt', default_language: 'en', description: 'Text' },
    websites: [{ site: 'site' }],
  },
}

let stop = async () => {}
afterEach(() => stop())

/** A site with these settings in site.yaml, whose only organization is Acme. */
async function start(settings: Record<string, unknown> = {}, others: readonly ApiRecord[] = []) {
  const site = await startSite([article], { SITE_FOLDER: writeSiteFolder(settings) }, others)
  stop = site.stop
  const { pages } = await import('@/lib/pages/registry')
  const { findPage } = await import('@/lib/pages/urls/find-page')
  /** The page of one kind at a path. */
  const open = async (path: string) => {
    const [page = null] = (await Promise.all(pages.map((kind) => kind.open(path)))).filter(Boolean)
    if (!page) throw new Error(`There is no page ${path}`)
    return page
  }
  /** Where the server sends a request to. */
  const targetOf = async (path: string) => {
    const found = await findPage(path)
    return found.kind === 'page' ? path : found.path
  }
  return { ...site, pages, open, targetOf, ...(await import('@/lib/data/organizations')) }
}

describe('the site of one employer', () => {
  it('has its profile among the sections of site.yaml, and the site of several has none', async () => {
    const settings = { home: { sections: ['profile', 'latest'] } }
    const sectionsOf = async () => {
      const { readHomeSections } = await import('@/lib/pages/home-sections')
      return (await readHomeSections('en')).map((section) =>
        section.kind === 'profile' ? section.organization.name : section.kind,
      )
    }
    await start(settings)
    expect(await sectionsOf()).toEqual(['Acme', 'latest'])
    await stop()
    await start(settings, [bolt])
    expect(await sectionsOf()).toEqual(['latest'])
  })

  it('has its profile as home page', async () => {
    const { open } = await start()
    const home = await open('/en')
    const metadata = await home.metadata()
    expect(metadata.title).toBe('Acme: team, stories and jobs')
    expect(metadata.description).toBe('Makes things.')
    expect(metadata.openGraph).toMatchObject({ siteName: 'Acme', url: '/en' })
    expect(metadata.alternates).toMatchObject({
      canonical: '/en',
      languages: { en: '/en', fr: '/fr' },
      types: { 'text/markdown': '/en/companies/acme.md' },
    })
    // A profile without a French text has a page in French.
    expect((await (await open('/fr')).metadata()).alternates?.canonical).toBe('/fr')
    expect(home.openGraphImage()).toMatchObject({ path: '/en', title: 'Acme' })
    expect(home.cacheTags()).toEqual(expect.arrayContaining(['organization:acme', 'organization-jobs:acme']))
  })

  it('is published by the employer, whose node the home page has whole', async () => {
    const { open } = await start()
    const id = 'https://site.example/#organization/acme'
    for (const path of ['/en', '/en/jobs', '/en/companies/acme/jobs/turner']) {
      const graph: readonly object[] = await (await open(path)).jsonLd()
      expect(graph[0]).toMatchObject({ '@type': 'WebSite', name: 'Acme', publisher: { '@id': id } })
      const employers = graph.filter((node) => '@id' in node && node['@id'] === id)
      expect(employers).toMatchObject([{ '@type': 'Organization', name: 'Acme' }])
      if (path === '/en')
        expect(employers).toMatchObject([{ identifier: 'acme', description: 'Makes things.' }])
    }
  })

  it('has no level of companies', async () => {
    const { open, pages } = await start()
    expect((await open('/en/companies/acme/jobs/turner')).breadcrumbs()).toEqual([
      { name: 'Jobs', href: '/en/jobs' },
      { name: 'Turner' },
    ])
    const { navigationLinks, footerColumns } = await import('@/components/layout/site-links')
    const links = [...navigationLinks('en'), ...footerColumns('en').flatMap((column) => column.links)]
    expect(new Set(links.map(({ href }) => href))).toEqual(
      new Set(['/en/articles', '/en/jobs', '/en/collections']),
    )
    const { results } = (await (await import('@/lib/pages/jobs')).jobsPage.readAt('/en/jobs')) ?? {}
    const { jobSearchPage } = await import('@/lib/pages/job-search')
    const landing = await jobSearchPage.open('/en/jobs/search/q-turner')
    expect((await landing?.metadata())?.description).toMatch(/^One open job at Acme: .*turner/)
    expect(results).toMatchObject({ total: 1, isOfOneEmployer: true, facets: { company: [] } })
    const entries = await Promise.all(
      pages.flatMap(({ sitemap }) => sitemapLists.map((list) => sitemap.lists[list]?.('en') ?? [])),
    )
    const paths = entries.flat().map(({ path }) => path)
    expect(paths.filter((path) => path === '/en')).toHaveLength(1)
    expect(paths.filter((path) => path.includes('/companies'))).toEqual(['/en/companies/acme/jobs/turner'])
  })

  it('has no choice of companies among the articles, and no list of them in llms.txt', async () => {
    const { open } = await start({ tagline: 'Things with a future.' })
    await open('/en')
    const { readArticleChoices } = await import('@/lib/data/articles/article-choices')
    expect((await readArticleChoices('en')).organization).toEqual([])
    const { getLlms } = await import('@/lib/documents/markdown/llms-files')
    const { siteLlms } = await import('@/lib/documents/markdown/llms')
    const text = await getLlms('en')
    expect(text).toContain('## About Acme\n')
    expect(text).toMatch(/turner\.md\)(?!: Acme)/)
    expect(text.toLowerCase().replaceAll('/companies/', '')).not.toMatch(/compan/)
    expect(siteLlms()).toContain('en/llms.txt): Things with a future.')
  })

  it('has its profile among the results of the search, without a list of companies', async () => {
    const { open } = await start()
    await open('/en')
    const { searchForPage } = await import('@/lib/data/search/site-search')
    const { toFoundGroups } = await import('@/lib/model/search/found-groups')
    const results = await searchForPage({ locale: 'en', words: 'acme', size: 6 })
    const [employer] = toFoundGroups(results, 'acme', 'en').filter(({ name }) => name === 'companies')
    expect(employer).toMatchObject({ title: 'Employer', items: [{ name: 'Acme', url: '/en' }], all: null })
  })

  it('redirects the pages of the list of companies, and keeps jobs and documents where they are', async () => {
    const { targetOf, open } = await start()
    // The server looks up paths after the first page.
    await open('/en')
    for (const [path, target] of [
      ['/companies', '/en'],
      ['/en/companies', '/en'],
      ['/fr/companies/search/q-x', '/fr'],
      ['/companies/acme', '/en'],
      ['/fr/companies/acme', '/fr'],
      ['/en/companies/acme/jobs', '/en/jobs'],
      ['/en/companies/acme/articles', '/en/articles'],
      ['/en/companies.md', '/en/missing'],
    ] as const)
      expect([path, await targetOf(path)]).toEqual([path, target])
    for (const path of [
      '/en/companies/acme/jobs/turner',
      '/en/companies/acme.md',
      '/en/companies/acme/jobs/feeds/indeed.xml',
      '/en/companies/acme/articles/feeds/rss.xml',
    ])
      expect(await targetOf(path)).toBe(path)
    for (const path of ['/en/companies', '/en/companies/acme']) expect((await open(path)).path()).toBe('/en')
  })

  it('has its own name in site.yaml, and a publisher of its own', async () => {
    const { open } = await start({ name: 'Working at Acme', publisher: { name: 'Acme Holding' } })
    const home = await open('/en')
    expect((await home.metadata()).openGraph).toMatchObject({ siteName: 'Working at Acme' })
    expect((await home.jsonLd())[0]).toMatchObject({
      publisher: { '@id': 'https://site.example/#publisher' },
    })
    await stop()
    const { open: openOther } = await start({ publisher: { legal_name: 'Acme Ltd' } })
    const graph = await (await openOther('/en')).jsonLd()
    expect(graph).toContainEqual(expect.objectContaining({ name: 'Acme', legalName: 'Acme Ltd' }))
  })
})

describe('the employer of the site', () => {
  const cases: [
    name: string,
    settings: Record<string, unknown>,
    others: ApiRecord[],
    employer: string | null,
  ][] = [
    ['is the only organization', {}, [], 'acme'],
    ['is none where there are several', {}, [bolt], null],
    ['is the one in site.yaml', { employer: 'bolt' }, [bolt], 'bolt'],
    ['is none where site.yaml says false', { employer: false }, [], null],
    ['is none where the site does not have it', { employer: 'gone' }, [bolt], null],
  ]
  it.each(cases)('%s', async (_, settings, others, employer) => {
    vi.stubEnv('LOG_LEVEL', 'silent')
    const { readEmployer, open } = await start(settings, others)
    expect((await readEmployer())?.slug ?? null).toBe(employer)
    expect((await open('/en/companies')).path()).toBe(employer === null ? '/en/companies' : '/en')
  })

  it('in site.yaml leaves the others their pages', async () => {
    const { open } = await start({ employer: 'bolt' }, [bolt])
    expect((await open('/en/companies/acme')).breadcrumbs()).toEqual([{ name: 'Acme' }])
    expect((await open('/en/companies/acme')).path()).toBe('/en/companies/acme')
    expect((await open('/en/companies/bolt')).path()).toBe('/en')
  })

  it('changes with the organizations of the store', async () => {
    const { databaseUrl, readEmployer, open } = await start()
    const write = (websites: object[]) =>
      writeRecords(databaseUrl, {
        ...{ kind: 'organizations' as const },
        records: [{ reference: 'bolt', record: { reference: 'bolt', name: 'Bolt', slug: 'bolt', websites } }],
      })
    const { planChanges } = await import('@/lib/publishing/plan-changes')
    const { openStore } = await import('@/lib/data/store')
    const onSite = { reference: 'bolt', name: 'Bolt', slug: 'bolt', sites: ['site'] }
    const tagsOf = async (before: typeof onSite | null, after: typeof onSite | null) => {
      const change = { kind: 'organization' as const, reference: 'bolt', before, after }
      const planned = await planChanges(openStore(), [change], new Date())
      return planned.flatMap(({ tags }) => tags).filter((tag) => tag.startsWith('employers'))
    }
    expect((await readEmployer())?.slug).toBe('acme')
    await write([{ reference: 'site' }])
    expect(await tagsOf(null, onSite)).toEqual(['employers:one'])
    expect((await open('/en/companies/acme')).path()).toBe('/en/companies/acme')
    await write([])
    expect(await tagsOf(onSite, null)).toEqual(['employers:several'])
    expect((await open('/en/companies/acme')).path()).toBe('/en')
  })
})
