import { appendFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startNewProcess } from './testing/new-process'
import { emptyList, notFound, startProxiedSite } from './testing/proxied-site'

const names = ['beta', 'gamma', 'delta', 'epsilon', 'zeta']

const organization = (name: string) => ({
  kind: 'organizations' as const,
  data: {
    reference: name,
    name,
    slug: name,
    default_language: 'en',
    description: 'Text',
    websites: [{ site: 'site' }],
  },
})

const job = (index: number, company: string) => ({
  kind: 'jobs' as const,
  data: {
    reference: `${company}_Job${index}`,
    slug: `job-${index}`,
    name: `Job ${index}`,
    organization: company,
    status: 'published',
    language: 'en',
    description: 'Text',
    contract_type: 'FULL_TIME',
    published_at: '2026-01-05T08:00:00Z',
  },
})

const others = [
  ...names.map(organization),
  ...Array.from({ length: 6 }, (_, index) => job(index, 'beta')),
  ...names.slice(1).flatMap((name) => [job(0, name), job(1, name)]),
]

const articles = Array.from({ length: 8 }, (_, index) => ({
  reference: `A${index}`,
  language: index < 5 ? 'en' : 'fr',
  published_at: `2026-05-${String(index * 3 + 1).padStart(2, '0')}T08:00:00Z`,
  categories: index < 2 ? ['craft'] : [],
}))

let site: Awaited<ReturnType<typeof startProxiedSite>>
beforeEach(async () => {
  site = await startProxiedSite(articles, {}, others)
})
afterEach(() => {
  vi.useRealTimers()
  return site.stop()
})

/** The readers of a process that has just started. State that bundles share is lost with the process. */
async function restart() {
  startNewProcess()
  const organizations = await import('./organizations')
  const jobs = await import('./jobs')
  const lists = await import('./articles')
  const { isQuarantined } = await import('./quarantine')
  return {
    isQuarantined,
    organizations: async () => (await organizations.listOrganizations()).map(({ slug }) => slug),
    profile: organizations.getOrganization,
    profiles: async () => (await organizations.listProfiles()).length,
    jobs: async (slug: string) => (await jobs.listOrganizationJobs(slug)).length,
    allJobs: async () => (await jobs.listJobs()).jobs.length,
    job: jobs.getJob,
    articles: async (language: string) => (await lists.listArticles({ language })).items.length,
    category: async () => (await lists.listArticles({ language: 'en', category: 'craft' })).items.length,
    article: (index: number) =>
      lists.getArticle(articles[index]?.published_at.slice(0, 10) ?? '', 'title', `A${index}`),
  }
}

const isList = (url: URL, name: string) => url.pathname.endsWith(name)
const empty = (name: string) => (url: URL) => (isList(url, name) ? emptyList : null)

/** Moves the clock. Only dates: requests have timers of their own. */
const passMinutes = (minutes: number) => {
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: now + minutes * 60_000 })
}

/** The state is written shortly after it changes. */
const stored = () =>
  vi.waitFor(() => {
    const folder = join(site.directory, 'lists')
    expect(existsSync(folder) && readdirSync(folder).some((file) => file.startsWith('state-'))).toBe(true)
  })

describe('a list of organizations that becomes empty', () => {
  it('keeps its last accepted state, and that of single organizations', async () => {
    const read = await restart()
    expect(await read.organizations()).toHaveLength(6)
    expect((await read.profile('beta'))?.name).toBe('beta')
    expect(await read.profiles()).toBe(6)
    site.replace(empty('/external/organizations'))
    expect(await read.profiles()).toBe(6)
    expect(await read.organizations()).toHaveLength(6)
    expect((await read.profile('beta'))?.name).toBe('beta')
    expect(await read.jobs('beta')).toBe(6)
    expect(await read.profile('unknown')).toBeNull()
    expect(read.isQuarantined()).toBe(true)
    const { metrics } = await import('@/lib/process/metrics')
    expect(await metrics.metrics()).toContain(
      'vitrine_quarantine_held{list="organizations",reason="became empty"} 6',
    )
    site.replace(null)
    expect(await read.organizations()).toHaveLength(6)
    expect(read.isQuarantined()).toBe(false)
  })

  it('keeps it after a restart', async () => {
    const first = await restart()
    await first.organizations()
    await first.profile('beta')
    site.replace(empty('/external/organizations'))
    await first.organizations()
    await stored()
    const second = await restart()
    expect((await second.profile('beta'))?.name).toBe('beta')
    expect(await second.organizations()).toHaveLength(6)
    expect(second.isQuarantined()).toBe(true)
  })

  it('is accepted after fifteen minutes of the same response', async () => {
    const read = await restart()
    await read.organizations()
    site.replace(empty('/external/organizations'))
    await read.organizations()
    passMinutes(14)
    expect(await read.organizations()).toHaveLength(6)
    passMinutes(2)
    expect(await read.organizations()).toEqual([])
    expect(read.isQuarantined()).toBe(false)
  })

  it('is accepted if the embed operation has none of the organizations either', async () => {
    const read = await restart()
    await read.organizations()
    site.replace((url) => (isList(url, '/embed') ? notFound : empty('/external/organizations')(url)))
    expect(await read.organizations()).toEqual([])
  })

  it('is not accepted by a process that has no copy, such as one with a new cache directory', async () => {
    site.replace(empty('/external/organizations'))
    const read = await restart()
    await expect(read.organizations()).rejects.toThrow('it was never read before')
  })

  it('is accepted if the command releases it', async () => {
    const read = await restart()
    await read.organizations()
    site.replace(empty('/external/organizations'))
    expect(await read.organizations()).toHaveLength(6)
    const { writeRelease } = await import('./quarantine-files')
    writeRelease({ list: 'articles', at: Date.now() })
    expect(await read.organizations()).toHaveLength(6)
    writeRelease({ list: 'organizations', at: Date.now() })
    // A second release does not replace the first.
    writeRelease({ list: 'articles/en', at: Date.now() })
    expect(await read.organizations()).toEqual([])
  })

  it('is accepted at once if the quarantine is off', async () => {
    await site.stop()
    site = await startProxiedSite(articles, { QUARANTINE_MINUTES: '0' }, others)
    const read = await restart()
    expect(await read.organizations()).toHaveLength(6)
    site.replace(empty('/external/organizations'))
    expect(await read.organizations()).toEqual([])
  })
})

it('a list of organizations that loses more than half is held, one that loses two is not', async () => {
  const read = await restart()
  await read.organizations()
  const keep = (count: number) => {
    site.replace((url) => {
      if (!isList(url, '/external/organizations')) return null
      const body = ['acme', ...names].slice(0, count).map((name) => organization(name).data)
      return { headers: { 'x-total': String(count) }, body }
    })
  }
  keep(2)
  expect(await read.organizations()).toHaveLength(6)
  expect(read.isQuarantined()).toBe(true)
  keep(4)
  expect(await read.organizations()).toHaveLength(4)
  expect(read.isQuarantined()).toBe(false)
})

describe('the jobs of an organization', () => {
  const withoutJobs = (companies: readonly string[]) => (url: URL) =>
    isList(url, '/embed') && companies.includes(url.searchParams.get('organization_reference') ?? '')
      ? { body: { name: 'x', websites: [], jobs: [] } }
      : null

  it('are kept if the list becomes empty while the job operation still has them', async () => {
    const read = await restart()
    expect(await read.jobs('beta')).toBe(6)
    site.replace(withoutJobs(['beta']))
    expect(await read.jobs('beta')).toBe(6)
    expect((await read.job('beta', 'job-1'))?.name).toBe('Job 1')
    expect(await read.jobs('gamma')).toBe(2)
  })

  it('are kept if the embed operation has no such organization', async () => {
    const read = await restart()
    await read.allJobs()
    site.replace((url) => (isList(url, '/embed') ? notFound : null))
    expect(await read.allJobs()).toBe(15)
  })

  it('are kept if the API has no record at all, for lists too', async () => {
    const read = await restart()
    expect(await read.jobs('beta')).toBe(6)
    const { getEmbed } = await import('./embeds')
    site.replace(() => notFound)
    expect((await getEmbed('beta'))?.jobs).toHaveLength(6)
    expect(read.isQuarantined()).toBe(true)
  })

  it('are kept if an organization loses one of two jobs that the job operation still has as published', async () => {
    const read = await restart()
    expect(await read.jobs('gamma')).toBe(2)
    const withoutOne = (url: URL) =>
      url.searchParams.get('organization_reference') === 'gamma'
        ? {
            body: {
              name: 'x',
              websites: [],
              jobs: [{ reference: 'gamma_Job0', slug: 'job-0', name: 'Job 0' }],
            },
          }
        : null
    site.replace(withoutOne)
    expect(await read.jobs('gamma')).toBe(2)
    site.replace((url) => (url.pathname.endsWith('gamma_Job1') ? notFound : withoutOne(url)))
    expect(await read.jobs('gamma')).toBe(1)
    expect(read.isQuarantined()).toBe(false)
  })

  it('are closed at once if the job operation has none of them either', async () => {
    const read = await restart()
    await read.jobs('beta')
    site.replace((url) => (url.pathname.includes('/jobs/') ? notFound : withoutJobs(['beta'])(url)))
    expect(await read.jobs('beta')).toBe(0)
    expect(read.isQuarantined()).toBe(false)
  })

  it('are kept if most jobs of all organizations vanish, although no organization lost three', async () => {
    const read = await restart()
    expect(await read.allJobs()).toBe(15)
    const half = (url: URL) => {
      const company = url.searchParams.get('organization_reference') ?? ''
      const body = {
        name: company,
        websites: [],
        jobs: [{ reference: `${company}_Job0`, slug: 'job-0', name: 'Job 0' }],
      }
      return isList(url, '/embed') && company !== 'acme' && company !== 'beta' ? { body } : null
    }
    site.replace((url) => half(url) ?? withoutJobs(['beta', 'acme'])(url))
    expect(await read.allJobs()).toBeGreaterThanOrEqual(7)
    expect(await read.jobs('beta')).toBe(6)
  })
})

describe('the jobs of all organizations', () => {
  const unavailable = { status: 500, body: {} }

  it('are listed without those of an organization that fails', async () => {
    const read = await restart()
    site.replace((url) => (url.searchParams.get('organization_reference') === 'beta' ? unavailable : null))
    expect(await read.allJobs()).toBe(9)
  })

  it('are not listed in part while the API begins to fail', async () => {
    const read = await restart()
    const requested = new Set<string>()
    site.replace((url) => {
      const name = url.searchParams.get('organization_reference')
      if (name === null) return null
      const isRepeated = requested.has(name)
      requested.add(name)
      return name === 'beta' || isRepeated ? unavailable : null
    })
    await expect(read.allJobs()).rejects.toThrow('No organization can be read now')
  })
})

describe('the details of jobs that the embed operation lists', () => {
  const withoutDetails = (url: URL) => (url.pathname.includes('/external/jobs/') ? notFound : null)

  it('that one job lacks are believed at a second read', async () => {
    const read = await restart()
    for (const index of [0, 1, 2, 3, 4, 5]) await read.job('beta', `job-${index}`)
    site.replace((url) => (url.pathname.endsWith('beta_Job1') ? notFound : null))
    await expect(read.job('beta', 'job-1')).rejects.toThrow('no longer has it')
    passMinutes(0.1)
    expect((await read.job('beta', 'job-1'))?.name).toBe('Job 1')
  })

  it('that many jobs lack are believed after fifteen minutes', async () => {
    const read = await restart()
    const readAll = () =>
      Promise.allSettled([0, 1, 2, 3, 4, 5].map((index) => read.job('beta', `job-${index}`)))
    const fails = async () => (await readAll()).filter(({ status }) => status === 'rejected').length
    expect(await fails()).toBe(0)
    site.replace(withoutDetails)
    expect(await fails()).toBe(6)
    passMinutes(14)
    expect(await fails()).toBe(6)
    passMinutes(2)
    expect(await fails()).toBe(0)
  })
})

describe('articles', () => {
  it('are kept if all lists become empty, and each of them by its reference', async () => {
    const read = await restart()
    expect(await read.articles('en')).toBe(5)
    expect(await read.category()).toBe(2)
    expect((await read.article(0))?.reference).toBe('A0')
    site.replace(empty('/articles/all'))
    expect((await read.article(0))?.reference).toBe('A0')
    expect(await read.category()).toBe(2)
    expect(await read.articles('en')).toBe(5)
    expect(read.isQuarantined()).toBe(true)
    site.replace(null)
    expect(await read.articles('en')).toBe(5)
    expect(await read.articles('fr')).toBe(3)
  })

  it('that were never read are not "not found" while articles are in quarantine', async () => {
    const read = await restart()
    await read.articles('en')
    await read.article(1)
    site.replace(empty('/articles/all'))
    await read.articles('en')
    await expect(read.article(7)).rejects.toThrow('in quarantine')
  })

  it('are kept if one language becomes empty', async () => {
    const read = await restart()
    expect(await read.articles('fr')).toBe(3)
    expect((await read.article(7))?.reference).toBe('A7')
    site.replace((url) => (url.searchParams.get('language') === 'fr' ? emptyList : null))
    expect(await read.articles('fr')).toBe(3)
    expect((await read.article(7))?.reference).toBe('A7')
    expect(await read.articles('en')).toBe(5)
  })

  it('are kept after a restart, and accepted after fifteen minutes', async () => {
    const first = await restart()
    await first.articles('en')
    await first.article(0)
    site.replace(empty('/articles/all'))
    await first.articles('en')
    await stored()
    const second = await restart()
    expect((await second.article(0))?.reference).toBe('A0')
    expect(await second.articles('en')).toBe(5)
    passMinutes(16)
    expect(await second.articles('en')).toBe(0)
    expect(await second.category()).toBe(0)
  })

  it('have their number back at once after a total that was too high', async () => {
    const read = await restart()
    expect(await read.articles('en')).toBe(5)
    const invented = Array.from({ length: 12 }, (_, index) => ({
      reference: `I${index}`,
      name: 'Title',
      language: 'en',
      published_at: '2026-05-01T08:00:00Z',
    }))
    site.replace((url) =>
      isList(url, '/articles/all') && !url.searchParams.has('published_after')
        ? { headers: { 'x-total': '12' }, body: invented }
        : null,
    )
    expect(await read.articles('en')).toBe(12)
    site.replace(null)
    expect(await read.articles('en')).toBe(5)
    expect(read.isQuarantined()).toBe(false)
    site.replace(empty('/articles/all'))
    expect(await read.articles('en')).toBe(5)
    expect(read.isQuarantined()).toBe(true)
  })

  it('have their number back at once after totals that grew in steps, and are held if they shrink in steps', async () => {
    const read = await restart()
    const total = (count: number) =>
      site.replace((url) =>
        isList(url, '/articles/all') && !url.searchParams.has('published_after')
          ? { headers: { 'x-total': String(count) }, body: invented.slice(0, count) }
          : null,
      )
    const invented = Array.from({ length: 20 }, (_, index) => ({
      reference: `A${index}`,
      name: 'Title',
      language: 'en',
      published_at: '2026-05-01T08:00:00Z',
    }))
    for (const count of [8, 13, 20]) {
      total(count)
      expect(await read.articles('en')).toBe(count)
    }
    total(8)
    expect(await read.articles('en')).toBe(8)
    expect(read.isQuarantined()).toBe(false)
    passMinutes(16)
    total(5)
    expect(await read.articles('en')).toBe(5)
    expect(read.isQuarantined()).toBe(false)
    total(3)
    expect(await read.articles('en')).toBe(5)
    expect(read.isQuarantined()).toBe(true)
  })

  it('whose publication times cannot be parsed throw, so that pages stay as they are', async () => {
    const read = await restart()
    expect(await read.articles('en')).toBe(5)
    const undated = articles.map(({ reference, language }) => ({
      ...{ reference, language, name: 'Title', published_at: '0000-00-00 00:00:00' },
    }))
    site.replace((url) => (isList(url, '/articles/all') ? { body: undated } : null))
    await expect(read.articles('en')).rejects.toThrow('published_at')
  })

  it('are listed without the newest one if its publication time cannot be parsed', async () => {
    const read = await restart()
    expect(await read.articles('en')).toBe(5)
    const english = articles.filter(({ language }) => language === 'en').reverse()
    const records = english.map(({ categories, published_at, ...article }, index) => ({
      ...{
        ...article,
        name: 'Title',
        categories: categories.map((reference) => ({ reference, name: reference })),
      },
      published_at: index === 0 ? '0000-00-00 00:00:00' : `${published_at.slice(0, -1)}.000+00:00`,
    }))
    site.replace((url) => {
      if (url.searchParams.get('language') !== 'en') return null
      const perPage = Number(url.searchParams.get('per_page') ?? 100)
      return { headers: { 'x-total': String(records.length) }, body: records.slice(0, perPage) }
    })
    expect(await read.articles('en')).toBe(4)
    expect(read.isQuarantined()).toBe(false)
  })

  it('of a category that an editor empties vanish at once', async () => {
    const read = await restart()
    await read.articles('en')
    expect(await read.category()).toBe(2)
    const withoutCategory = articles.map(({ reference, language, published_at }) => ({
      ...{ reference, language, name: 'Title', published_at: `${published_at.slice(0, -1)}.000+00:00` },
    }))
    site.replace((url) =>
      url.searchParams.has('category_reference')
        ? emptyList
        : (url.searchParams.get('published_after') ?? '9') < '2026-06'
          ? { headers: { 'x-total': '1' }, body: withoutCategory.slice(1, 2) }
          : null,
    )
    expect(await read.category()).toBe(0)
  })

  it('of a category are kept for fifteen minutes if only the list of the category is empty', async () => {
    const read = await restart()
    await read.articles('en')
    expect(await read.category()).toBe(2)
    site.replace((url) => (url.searchParams.has('category_reference') ? emptyList : null))
    expect(await read.category()).toBe(2)
    expect(await read.articles('en')).toBe(5)
    passMinutes(16)
    expect(await read.category()).toBe(0)
    site.replace(null)
    expect(await read.category()).toBe(2)
  })

  it('are kept if only the lists of some days are empty', async () => {
    const read = await restart()
    await read.articles('en')
    expect((await read.article(0))?.reference).toBe('A0')
    site.replace((url) =>
      isList(url, '/articles/all') && url.searchParams.has('published_after') ? emptyList : null,
    )
    expect((await read.article(0))?.reference).toBe('A0')
    expect(read.isQuarantined()).toBe(true)
    site.replace(null)
    expect((await read.article(0))?.reference).toBe('A0')
    expect(read.isQuarantined()).toBe(false)
  })

  it('that an editor withdraws vanish at once', async () => {
    const read = await restart()
    await read.articles('en')
    expect((await read.article(0))?.reference).toBe('A0')
    site.replace((url) =>
      (url.searchParams.get('published_before') ?? '') < '2026-05-10' || url.searchParams.has('q')
        ? emptyList
        : null,
    )
    expect(await read.article(0)).toBeNull()
  })
})

it('an outage after a wrong response takes nothing away', async () => {
  const read = await restart()
  await read.organizations()
  site.replace(empty('/external/organizations'))
  await read.organizations()
  site.replace((url) =>
    url.pathname.endsWith('/organizations') ? { status: 500, body: { error: 'broken' } } : null,
  )
  await expect(read.organizations()).rejects.toThrow()
  site.replace(empty('/external/organizations'))
  expect(await read.organizations()).toHaveLength(6)
})

it("a gateway's 404 is a failure", async () => {
  const read = await restart()
  await read.jobs('beta')
  site.replace((url) =>
    isList(url, '/embed') ? { status: 404, body: { message: 'no Route matched with those values' } } : null,
  )
  await expect(read.jobs('beta')).rejects.toThrow()
})

describe('a build', () => {
  const folder = process.cwd()
  beforeEach(() => {
    mkdirSync(join(site.directory, '.next'))
    process.chdir(site.directory)
  })
  afterEach(() => process.chdir(folder))

  it('leaves the numbers of records for the first reads of a process with an empty cache directory', async () => {
    // Unset, the jobs of all organizations are read to find out which websites they name.
    vi.stubEnv('JOB_WEBSITES', 'all')
    vi.stubEnv('NEXT_PHASE', 'phase-production-build')
    const build = await restart()
    await build.organizations()
    await build.articles('en')
    await build.jobs('beta')
    vi.stubEnv('NEXT_PHASE', '')
    site.replace(
      (url) =>
        empty('/external/organizations')(url) ??
        empty('/articles/all')(url) ??
        (isList(url, '/embed') ? { body: { name: 'x', websites: [], jobs: [] } } : null),
    )
    const read = await restart()
    await expect(read.organizations()).rejects.toThrow('in quarantine')
    await expect(read.articles('en')).rejects.toThrow('in quarantine')
    site.replace((url) => (isList(url, '/embed') ? { body: { name: 'x', websites: [], jobs: [] } } : null))
    expect(await read.organizations()).toHaveLength(6)
    await expect(read.jobs('beta')).rejects.toThrow('jobs of beta cannot be read')
    expect(read.isQuarantined()).toBe(true)
    expect(await read.jobs('gamma')).toBe(0)
    site.replace(null)
    expect(await read.articles('en')).toBe(5)
    expect(await read.jobs('beta')).toBe(6)
    expect(read.isQuarantined()).toBe(false)
  })

  it('leaves numbers that a process ignores where their file is damaged', async () => {
    vi.stubEnv('NEXT_PHASE', 'phase-production-build')
    await (await restart()).articles('en')
    vi.stubEnv('NEXT_PHASE', '')
    const [file = ''] = readdirSync('.next')
    appendFileSync(join('.next', file), '["articles/en",')
    const read = await restart()
    expect(await read.articles('en')).toBe(5)
  })

  it('fails if a list is in quarantine', async () => {
    const read = await restart()
    await read.organizations()
    vi.stubEnv('NEXT_PHASE', 'phase-production-build')
    site.replace(empty('/external/organizations'))
    const build = await restart()
    await expect(build.organizations()).rejects.toThrow('npm run quarantine -- --release organizations')
  })

  it('fails without organizations, unless ALLOW_EMPTY_SITE is yes', async () => {
    vi.stubEnv('NEXT_PHASE', 'phase-production-build')
    site.replace(empty('/external/organizations'))
    await expect((await restart()).organizations()).rejects.toThrow('ALLOW_EMPTY_SITE')
    vi.stubEnv('ALLOW_EMPTY_SITE', 'yes')
    expect(await (await restart()).organizations()).toEqual([])
  })
})
