import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startNewProcess } from './testing/new-process'
import { startProxiedSite } from './testing/proxied-site'

const articles = Array.from({ length: 230 }, (_, index) => ({
  reference: `A${index}`,
  language: 'en',
  published_at: new Date(Date.UTC(2024, 0, 1) + index * 86_400_000).toISOString(),
  categories: ['craft'],
  url: `https://www.old.example/en/articles/old-slug-${index}`,
}))

let site: Awaited<ReturnType<typeof startProxiedSite>>
beforeEach(async () => {
  site = await startProxiedSite(articles)
})
afterEach(() => site.stop())

/** The modules of a process that has just started. State that bundles share is lost with the process. */
async function restart() {
  startNewProcess()
  const { keepArticleDirectory, readArticleDirectory } = await import('./article-directory')
  const { isDirectoryComplete } = await import('./known-lists')
  const { findKnown } = await import('./known-records')
  const { findArticle } = await import('./find-article')
  const knowsAll = () => articles.every(({ reference }) => findKnown('article', reference) !== null)
  return { keepArticleDirectory, readArticleDirectory, isDirectoryComplete, findKnown, findArticle, knowsAll }
}

/** More invented references than the limit of look-ups allows at once, each of another day and title. */
async function inventArticles(
  findArticle: (day: string, slug: string, reference: string) => Promise<unknown>,
) {
  const outcomes = new Map<string, number>()
  for (let index = 0; index < 60; index += 1) {
    const day = new Date(Date.UTC(2024, 0, 10 + index)).toISOString().slice(0, 10)
    const outcome = await findArticle(
      day,
      `invented-title-${'x'.repeat(index + 10)}`,
      `Invented${index}`,
    ).then(
      (found) => (found === null ? 'not found' : 'found'),
      (error: Error) => error.name,
    )
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  }
  return outcomes
}

describe('the directory of articles', () => {
  it('knows every article and its groups after one read of the list', async () => {
    const { readArticleDirectory, isDirectoryComplete, findKnown, knowsAll } = await restart()
    site.takeRequests()
    expect([isDirectoryComplete(), knowsAll()]).toEqual([false, false])
    await readArticleDirectory(0)
    expect([isDirectoryComplete(), knowsAll()]).toEqual([true, true])
    expect(findKnown('article', 'A1')).toBe('en 2024-01-02 title craft')
    expect(findKnown('category', 'craft')).toBe('craft')
    expect(site.takeRequests()).toHaveLength(3)
  })

  it('is known without a request after a restart', async () => {
    await (await restart()).readArticleDirectory(0)
    const { keepArticleDirectory, isDirectoryComplete, knowsAll } = await restart()
    site.takeRequests()
    keepArticleDirectory()
    await vi.waitFor(() => expect(isDirectoryComplete()).toBe(true))
    expect(knowsAll()).toBe(true)
    const { findOldSlug } = await import('./old-article-slugs')
    expect(findOldSlug('old-slug-7', null)).toEqual({ language: 'en', day: '2024-01-08', reference: 'A7' })
    expect(site.takeRequests()).toEqual([])
  })

  it('is read again, and forgets the articles that do not exist, after the API has listed some', async () => {
    const { readArticleDirectory, findKnown, knowsAll } = await restart()
    const { isOld } = await import('./article-directory')
    const { countedArticles } = await import('./known-counts')
    const { listArticles } = await import('./articles')
    const { readArticles } = await import('./accepted-articles')
    const { endOfPublished } = await import('./day-filters')
    const readTotal = () => readArticles({ published_before: endOfPublished(new Date()), per_page: 1 })
    await readArticleDirectory(0)
    await readTotal()
    expect([isOld(Date.now()), countedArticles()]).toEqual([false, 230])
    site.replace((url) => {
      if (url.searchParams.has('published_after')) return null
      const page = url.searchParams.get('page') ?? '1'
      const body = Array.from({ length: 100 }, (_, index) => ({
        ...{ reference: `Invented${page}-${index}`, name: 'Title', language: 'en' },
        published_at: '2024-02-01T08:00:00Z',
      }))
      return { headers: { 'x-total': String(100 * (Number(page) + 1)) }, body }
    })
    for (const page of [1, 2]) await listArticles({ language: 'en' }, page, 100)
    expect(countedArticles()).toBe(430)
    await expect(readArticleDirectory(0)).rejects.toThrow('grew from 200 to 400')
    site.replace(null)
    await readTotal()
    expect(isOld(Date.now())).toBe(true)
    await readArticleDirectory(0)
    expect([findKnown('article', 'Invented1-0'), knowsAll(), countedArticles()]).toEqual([null, true, 230])
    expect(isOld(Date.now())).toBe(false)
  })

  it('is not complete after a read that fails', async () => {
    const { readArticleDirectory, isDirectoryComplete } = await restart()
    site.replace((url) => (url.searchParams.get('page') === '2' ? { status: 500, body: {} } : null))
    await expect(readArticleDirectory(0)).rejects.toThrow('500')
    expect(isDirectoryComplete()).toBe(false)
  })

  it('saves the look-up of a title', async () => {
    const { readArticleDirectory, findArticle } = await restart()
    await readArticleDirectory(0)
    site.takeRequests()
    expect(await findArticle('2024-03-04', 'an-invented-title', 'Invented')).toBeNull()
    const requests = site.takeRequests()
    expect(requests.filter((path) => path.includes('q='))).toEqual([])
    expect(requests.filter((path) => path.includes('published_after=2024-03-02'))).toHaveLength(1)
  })

  it('decides about unknown references above the limit of look-ups', async () => {
    const { readArticleDirectory, findArticle } = await restart()
    expect([...(await inventArticles(findArticle)).keys()].sort()).toEqual(['ApiBusy', 'not found'])
    await readArticleDirectory(0)
    expect(await inventArticles(findArticle)).toEqual(new Map([['not found', 60]]))
    expect(await findArticle('2024-01-05', 'title', 'A4')).toMatchObject({ reference: 'A4' })
  })
})
