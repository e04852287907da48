import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startSite } from './testing/site'

const articles = Array.from({ length: 8 }, (_, index) => ({
  reference: `A${index}`,
  language: 'en',
  published_at: `2026-05-${String(index * 3 + 1).padStart(2, '0')}T23:30:00Z`,
  categories: ['craft'],
  collections: ['nights'],
}))

let site: Awaited<ReturnType<typeof startSite>>
let findArticle: typeof import('./find-article').findArticle
beforeAll(async () => {
  site = await startSite(articles)
  findArticle = (await import('./find-article')).findArticle
}, 60_000)
beforeEach(() => {
  site.takeRequests()
})
afterAll(() => site.stop())

/** Requests that a look-up needs, without those for the schedule and the oldest article, which all look-ups share. */
const takeLookUps = () =>
  site
    .takeRequests()
    .filter((path) => /published_before|[?&]q=/.test(path))
    .map((path) => new URL(path, 'http://x').searchParams.get('q') ?? 'window')

describe('findArticle', () => {
  it('finds an article by its day, or an adjacent one', async () => {
    for (const day of ['2026-05-03', '2026-05-04', '2026-05-05']) {
      expect((await findArticle(day, 'title', 'A1'))?.reference).toBe('A1')
    }
  })

  it('finds an article on another day by a word of its title', async () => {
    expect((await findArticle('2026-05-15', 'a-title', 'A2'))?.reference).toBe('A2')
    expect(await findArticle('2026-05-15', 'of-it', 'A3')).toBeNull()
  })

  it('distinguishes the case of references', async () => {
    expect(await findArticle('2026-05-04', 'title', 'a1')).toBeNull()
  })

  it('reads one window and one title for an invented reference, in the lane for look-ups', async () => {
    expect(await findArticle('2026-05-04', 'an-invented-slug', 'Invented')).toBeNull()
    expect(takeLookUps()).toEqual(['window', 'invented'])
  })

  it('reads nothing for a day without articles before it, or in the future', async () => {
    for (const day of ['1999-01-01', '2999-12-31']) {
      expect(await findArticle(day, 'an-invented-slug', 'Invented')).toBeNull()
    }
    expect(takeLookUps()).toEqual([])
  })

  it('finds an article that a list has shown by its own day, whatever the URL says', async () => {
    const { listArticles } = await import('./articles')
    await listArticles({ language: 'en' })
    site.takeRequests()
    expect((await findArticle('2026-05-19', 'x', 'A4'))?.reference).toBe('A4')
    expect(takeLookUps()).toEqual(['window'])
  })
})

describe('lists', () => {
  it('read nothing for a page after the last one but the first page, and nothing for months without articles', async () => {
    const { listArchive } = await import('./archive')
    const { listArticles } = await import('./articles')
    site.takeRequests()
    expect((await listArticles({ language: 'en' }, 9)).items).toEqual([])
    expect(site.takeRequests().filter((path) => path.includes('page=9'))).toEqual([])
    expect((await listArchive({ language: 'en' }, { year: 2026, month: 5 })).total).toBe(8)
    expect((await listArchive({ language: 'en' }, { year: 2024, month: 5 })).total).toBe(0)
    expect(site.takeRequests().filter((path) => path.includes('published_after=2024'))).toEqual([])
  })

  it('count the months of a year with at most a hundred articles without a further request', async () => {
    const { listArchiveMonths } = await import('./archive')
    site.takeRequests()
    expect(await listArchiveMonths({ language: 'en' }, 2026)).toEqual([{ year: 2026, month: 5, count: 8 }])
    expect(site.takeRequests().filter((path) => path.includes('per_page=1&'))).toEqual([])
  })
})

describe('isKnownGroup', () => {
  it('knows the categories and collections of articles that were read, without a request', async () => {
    const { listArticles } = await import('./articles')
    const { isKnownGroup } = await import('./known-groups')
    await listArticles({ language: 'en' })
    site.takeRequests()
    expect(await isKnownGroup('category', 'craft')).toBe(true)
    expect(await isKnownGroup('collection', 'nights')).toBe(true)
    expect(site.takeRequests()).toEqual([])
  })

  it('looks up an unknown one once', async () => {
    const { isKnownGroup } = await import('./known-groups')
    expect(await isKnownGroup('category', 'invented')).toBe(false)
    const lookUps = site.takeRequests().filter((path) => path.includes('category_reference'))
    expect(lookUps).toHaveLength(1)
    const { getCategory, getCollection } = await import('./articles')
    expect(await getCategory('invented')).toBeNull()
    expect((await getCategory('craft'))?.name).toBe('Craft')
    expect((await getCollection('nights'))?.name).toBe('Nights')
  })
})

describe('getClosedJob', () => {
  it('looks up one job at most for an invented slug', async () => {
    const { getClosedJob } = await import('./closed-jobs')
    // The list of open jobs reads the job operation once for each of them.
    await getClosedJob('acme', 'planner')
    site.takeRequests()
    const closed = await getClosedJob('acme', 'planner_lille_FRL_ab12Cd')
    expect(closed?.name).toBeNull()
    expect(site.takeRequests().filter((path) => path.includes('/jobs/'))).toEqual([
      expect.stringContaining('/jobs/FRL_ab12Cd'),
    ])
    await getClosedJob('acme', 'planner')
    expect(site.takeRequests().filter((path) => path.includes('/jobs/'))).toEqual([])
    expect(await getClosedJob('invented', 'planner_lille_FRL_ab12Cd')).toBeNull()
    expect(site.takeRequests().filter((path) => !path.includes('/organizations'))).toEqual([])
  })

  it('names no closed job above the limit of look-ups, where an unknown article throws', async () => {
    const { getClosedJob } = await import('./closed-jobs')
    const { getClient } = await import('./transport')
    const client = await getClient('lookup')
    // The limit allows more look-ups as time passes.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    for (let round = 0; round < 5; round += 1) {
      await Promise.allSettled(
        Array.from({ length: 40 }, (_, index) => client.getJob(`J${round}${index}`, {})),
      )
    }
    site.takeRequests()
    expect((await getClosedJob('acme', 'planner_FRL_ab12Cd'))?.organization.slug).toBe('acme')
    expect(site.takeRequests().filter((path) => path.includes('/jobs/'))).toEqual([])
    await expect(findArticle('2026-05-04', 'an-invented-slug', 'Invented')).rejects.toThrow('look-ups')
    vi.restoreAllMocks()
  })
})
