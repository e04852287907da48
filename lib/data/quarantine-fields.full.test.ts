import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startNewProcess } from './testing/new-process'
import { emptyList, startProxiedSite } from './testing/proxied-site'

const names = ['beta', 'gamma', 'delta', 'epsilon']

const others = names.flatMap((name) => [
  {
    kind: 'organizations' as const,
    data: { reference: name, name, slug: name, default_language: 'en', websites: [{ site: 'site' }] },
  },
  {
    kind: 'jobs' as const,
    data: {
      reference: `${name}_job`,
      slug: 'job',
      name: 'Job',
      organization: name,
      status: 'published',
      language: 'en',
      description: 'Text',
      contract_type: 'FULL_TIME',
      published_at: '2026-01-05T08:00:00Z',
    },
  },
])

const articles = Array.from({ length: 6 }, (_, index) => ({
  reference: `A${index}`,
  language: 'en',
  published_at: `2026-05-${String(index * 3 + 1).padStart(2, '0')}T08:00:00Z`,
  categories: index < 4 ? ['craft'] : [],
  collections: index > 2 ? ['nights'] : [],
}))

let site: Awaited<ReturnType<typeof startProxiedSite>>
beforeEach(async () => {
  site = await startProxiedSite(articles, {}, others)
})
afterEach(() => {
  vi.useRealTimers()
  return site.stop()
})

/** The readers of a process that has just started. */
async function restart() {
  startNewProcess()
  const lists = await import('./articles')
  const choices = await import('./article-choices')
  const organizations = await import('./organizations')
  const jobs = await import('./jobs')
  const { readArticleDirectory } = await import('./article-directory')
  const { isQuarantined } = await import('./quarantine')
  return {
    isQuarantined,
    /** How many of the latest articles are in a category, and how many in a collection. */
    latest: async () => {
      const { items } = await lists.listArticles({ language: 'en' }, 1, 100)
      return [
        items.flatMap((item) => item.categories).length,
        items.flatMap((item) => item.collections).length,
      ]
    },
    first: async () =>
      (await lists.listArticles({ language: 'en' })).items.flatMap((item) => item.categories),
    categories: async () => (await choices.listCategories('en')).map(({ reference }) => reference),
    category: async () => (await lists.getCategory('craft'))?.reference,
    collection: async () => (await lists.getCollection('nights'))?.reference,
    ofCategory: async () => (await lists.listArticles({ language: 'en', category: 'craft' })).total,
    article: async (index: number) =>
      (
        await lists.getArticle(articles[index]?.published_at.slice(0, 10) ?? '', 'title', `A${index}`)
      )?.categories.map(({ reference }) => reference),
    readDirectory: () => readArticleDirectory(0),
    organizations: async () => (await organizations.listOrganizations()).map(({ slug }) => slug).sort(),
    profile: async (slug: string) => (await organizations.getOrganization(slug))?.slug,
    profiles: async () => (await organizations.listProfiles()).map(({ slug }) => slug).sort(),
    job: async (slug: string) => (await jobs.getJob(slug, 'job'))?.reference,
  }
}

type Field = 'categories' | 'cms_collections'

/** Articles lose these fields: all of them, or those of these references. */
const loseFields = (fields: readonly Field[], references = articles.map(({ reference }) => reference)) =>
  site.rewrite((url, body) =>
    url.pathname.endsWith('/articles/all') && Array.isArray(body)
      ? body.map((article) =>
          references.includes(article.reference)
            ? { ...article, ...Object.fromEntries(fields.map((field) => [field, []])) }
            : article,
        )
      : body,
  )

const bothFields = ['categories', 'cms_collections'] as const

const loseLists = () =>
  site.replace((url) =>
    url.searchParams.has('category_reference') || url.searchParams.has('collection_reference')
      ? emptyList
      : null,
  )

/** Moves the clock. Only dates: requests have timers of their own. */
const passMinutes = (minutes: number) => {
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: now + minutes * 60_000 })
}

const release = async (list: string) => {
  const { writeRelease } = await import('./quarantine-files')
  writeRelease({ list, at: Date.now() })
}

describe('articles that lose their categories and collections', () => {
  it('keep them, in lists and on their own pages, until they have them again', async () => {
    const read = await restart()
    expect(await read.latest()).toEqual([4, 3])
    expect(await read.first()).toHaveLength(4)
    expect(await read.article(0)).toEqual(['craft'])
    loseFields(bothFields)
    expect(await read.article(0)).toEqual(['craft'])
    expect(await read.first()).toHaveLength(4)
    expect(await read.latest()).toEqual([4, 3])
    expect(await read.categories()).toEqual(['craft'])
    expect(read.isQuarantined()).toBe(true)
    const { metrics } = await import('@/lib/process/metrics')
    expect(await metrics.metrics()).toContain(
      'vitrine_quarantine_held{list="articles",reason="became empty"} 7',
    )
    site.rewrite(null)
    expect(await read.latest()).toEqual([4, 3])
    expect(read.isQuarantined()).toBe(false)
  })

  it('keep their categories in a process that has just started', async () => {
    const first = await restart()
    await first.latest()
    loseFields(bothFields)
    const second = await restart()
    expect(await second.latest()).toEqual([4, 3])
    expect(await second.categories()).toEqual(['craft'])
    expect(second.isQuarantined()).toBe(true)
  })

  it('are held if most of them lose the categories', async () => {
    const read = await restart()
    await read.latest()
    loseFields(['categories'], ['A0', 'A1', 'A2'])
    expect(await read.latest()).toEqual([4, 3])
    expect(read.isQuarantined()).toBe(true)
  })

  it('are believed at once if one or two lose the categories', async () => {
    const read = await restart()
    await read.latest()
    await read.first()
    expect(await read.article(0)).toEqual(['craft'])
    loseFields(['categories'], ['A0', 'A1'])
    expect(await read.article(0)).toEqual([])
    expect(await read.first()).toHaveLength(2)
    expect(await read.latest()).toEqual([2, 3])
    expect(read.isQuarantined()).toBe(false)
  })

  it('are believed after fifteen minutes, the categories before collections that were lost later', async () => {
    const read = await restart()
    await read.latest()
    loseFields(['categories'])
    expect(await read.latest()).toEqual([4, 3])
    passMinutes(10)
    loseFields(bothFields)
    expect(await read.latest()).toEqual([4, 3])
    passMinutes(4)
    expect(await read.latest()).toEqual([4, 3])
    passMinutes(2)
    await read.latest()
    passMinutes(10)
    expect(await read.latest()).toEqual([0, 0])
    expect(read.isQuarantined()).toBe(false)
    expect(await read.categories()).toEqual([])
  })

  it('are believed if the command releases them', async () => {
    const read = await restart()
    await read.latest()
    loseFields(bothFields)
    expect(await read.latest()).toEqual([4, 3])
    await release('articles/en')
    expect(await read.latest()).toEqual([0, 0])
  })

  it('are believed if no earlier response is stored', async () => {
    loseFields(bothFields)
    const read = await restart()
    expect(await read.latest()).toEqual([0, 0])
    expect(read.isQuarantined()).toBe(false)
  })

  it('keep known categories while all articles are read', async () => {
    const read = await restart()
    expect(await read.categories()).toEqual(['craft'])
    loseFields(bothFields)
    // The latest articles were judged just before.
    passMinutes(1)
    await read.readDirectory()
    expect(read.isQuarantined()).toBe(true)
    expect(await read.categories()).toEqual(['craft'])
  })
})

describe('the lists of a category and of a collection that become empty with them', () => {
  it('are kept', async () => {
    const read = await restart()
    await read.latest()
    expect([await read.category(), await read.collection()]).toEqual(['craft', 'nights'])
    expect(await read.ofCategory()).toBe(4)
    loseFields(bothFields)
    loseLists()
    expect(await read.ofCategory()).toBe(4)
    expect([await read.category(), await read.collection()]).toEqual(['craft', 'nights'])
  })

  it('are not "not found" if they were never read, and are there when the fault ends', async () => {
    const read = await restart()
    await read.latest()
    loseFields(bothFields)
    loseLists()
    passMinutes(1)
    await expect(read.category()).rejects.toThrow('in quarantine')
    await expect(read.collection()).rejects.toThrow('in quarantine')
    await expect(read.ofCategory()).rejects.toThrow('in quarantine')
    site.rewrite(null)
    site.replace(null)
    expect([await read.category(), await read.collection()]).toEqual(['craft', 'nights'])
    expect(await read.ofCategory()).toBe(4)
  })

  it('are not "not found" if a process that has just started knows no category', async () => {
    await (await restart()).latest()
    loseFields(bothFields)
    loseLists()
    const { isSelectableGroup } = await restart().then(() => import('./known-groups'))
    await expect(isSelectableGroup('category', 'unknown')).rejects.toThrow('in quarantine')
  })
})

describe('organizations that get other slugs', () => {
  const rename = (references: readonly string[]) =>
    site.rewrite((url, body) =>
      url.pathname.endsWith('/external/organizations') && Array.isArray(body)
        ? body.map((record) =>
            references.includes(record.reference) ? { ...record, slug: `x-${record.slug}` } : record,
          )
        : body,
    )
  const all = ['acme', ...names].sort()

  it('keep their pages and jobs until they have the earlier ones again', async () => {
    const read = await restart()
    expect(await read.organizations()).toEqual(all)
    expect(await read.profiles()).toEqual(all)
    expect(await read.profile('beta')).toBe('beta')
    rename(all)
    expect(await read.profiles()).toEqual(all)
    expect(await read.organizations()).toEqual(all)
    expect(await read.profile('beta')).toBe('beta')
    expect(await read.profile('gamma')).toBe('gamma')
    expect(await read.profile('x-beta')).toBeUndefined()
    expect(await read.job('beta')).toBe('beta_job')
    expect(read.isQuarantined()).toBe(true)
    const { heldList } = await import('./quarantine-state')
    expect(heldList('organizations/slugs')).toMatchObject({ reason: 'most slugs changed', lost: 5 })
    site.rewrite(null)
    expect(await read.organizations()).toEqual(all)
    expect(read.isQuarantined()).toBe(false)
    expect(await read.profile('gamma')).toBe('gamma')
  })

  it('are believed after fifteen minutes', async () => {
    const read = await restart()
    await read.organizations()
    await read.profile('beta')
    rename(['beta', 'gamma', 'delta'])
    expect(await read.organizations()).toEqual(all)
    passMinutes(14)
    expect(await read.organizations()).toEqual(all)
    passMinutes(2)
    expect(await read.organizations()).toEqual(['acme', 'epsilon', 'x-beta', 'x-delta', 'x-gamma'])
    expect(await read.profile('x-beta')).toBe('x-beta')
    expect(read.isQuarantined()).toBe(false)
  })

  it('are believed if the command releases the organizations', async () => {
    const read = await restart()
    await read.organizations()
    rename(all)
    expect(await read.organizations()).toEqual(all)
    await release('organizations')
    expect(await read.organizations()).toContain('x-beta')
  })

  it('are believed at once if one or two are renamed', async () => {
    const read = await restart()
    await read.organizations()
    await read.profile('beta')
    await read.profiles()
    rename(['beta', 'gamma'])
    expect(await read.organizations()).toEqual(['acme', 'delta', 'epsilon', 'x-beta', 'x-gamma'])
    expect(await read.profiles()).toContain('x-beta')
    expect(await read.profile('x-beta')).toBe('x-beta')
    expect(await read.job('x-gamma')).toBe('gamma_job')
    expect(read.isQuarantined()).toBe(false)
  })
})
