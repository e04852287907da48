import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type TestArticle } from '@/lib/data/testing/site'

const old = 'https://www.old.example'
const article = (reference: string, language: string, month: number, url?: string, name = reference) =>
  ({
    ...{ reference, language, name, published_at: `2026-0${month}-13T08:00:00Z` },
    ...(url !== undefined && { url }),
  }) satisfies TestArticle

const articles = [
  article('Moved', 'fr', 1, `${old}/fr/articles/un-vieux-titre?utm_source=a`, 'Un nouveau titre'),
  article('SameHost', 'en', 2, 'https://site.example/articles/Kept_Slug'),
  article('NoUrl', 'en', 3, undefined, 'Without a URL'),
  // The same slug in two languages, and twice in one.
  article('Early', 'en', 1, `${old}/en/articles/twice`),
  article('Late', 'en', 4, `${old}/en/articles/twice`),
  article('French', 'fr', 2, `${old}/fr/articles/twice`),
  // A language that the site does not have.
  article('Spanish', 'es', 2, `${old}/es/articles/una-historia`),
  article('Dated', 'en', 5, `${old}/blog/2021/05/a-post.html`),
  // Its name gives the slug that another article has in its URL.
  article('First', 'en', 1, `${old}/en/articles/interview`, 'Interview'),
  article('Second', 'en', 5, `${old}/en/articles/interview-2`, 'Interview'),
]

let site: Awaited<ReturnType<typeof startSite>>
let findPage: typeof import('./find-page').findPage
let findWithoutRead: typeof import('./known-not-found').findWithoutRead
let parseOldArticlePath: typeof import('./old-article-path').parseOldArticlePath
let readArticleDirectory: typeof import('@/lib/data/article-directory').readArticleDirectory
beforeAll(async () => {
  const paths = '/{locale}/articles/{slug}, /articles/{slug}, /blog/*/*/{slug}, /{locale}/api/{slug}'
  site = await startSite(articles, { OLD_ARTICLE_PATHS: paths })
  findPage = (await import('./find-page')).findPage
  findWithoutRead = (await import('./known-not-found')).findWithoutRead
  parseOldArticlePath = (await import('./old-article-path')).parseOldArticlePath
  readArticleDirectory = (await import('@/lib/data/article-directory')).readArticleDirectory
}, 60_000)
afterAll(() => site.stop())

const moved = [
  ['/fr/articles/un-vieux-titre', '/fr/articles/2026/01/13/un-nouveau-titre_Moved'],
  ['/articles/un-vieux-titre', '/fr/articles/2026/01/13/un-nouveau-titre_Moved'],
  ['/en/articles/un-vieux-titre', '/fr/articles/2026/01/13/un-nouveau-titre_Moved'],
  ['/FR/articles/Un-Vieux-Titre/', '/fr/articles/2026/01/13/un-nouveau-titre_Moved'],
  ['/articles/kept_slug', '/en/articles/2026/02/13/samehost_SameHost'],
  ['/en/articles/without-a-url', '/en/articles/2026/03/13/without-a-url_NoUrl'],
  ['/en/articles/twice', '/en/articles/2026/04/13/late_Late'],
  ['/fr/articles/twice', '/fr/articles/2026/02/13/french_French'],
  ['/articles/twice', '/en/articles/2026/04/13/late_Late'],
  ['/es/articles/una-historia', '/en/articles/2026/02/13/spanish_Spanish'],
  ['/es-mx/articles/una-historia', '/en/articles/2026/02/13/spanish_Spanish'],
  ['/blog/2021/05/a-post.html', '/en/articles/2026/05/13/dated_Dated'],
  ['/en/articles/interview', '/en/articles/2026/01/13/interview_First'],
  ['/en/articles/interview-2', '/en/articles/2026/05/13/interview_Second'],
] as const

const invented = [
  ['/en/articles/invented', '/en/articles/-'],
  ['/articles/invented', '/en/articles/-'],
  ['/fr/articles/un-nouveau-titre', '/fr/articles/-'],
] as const

describe('before the directory of articles is read', () => {
  it.each([...moved, ...invented])('it is not known whether %s was a path of an article', async (path) => {
    expect(await findPage(path)).toEqual({ kind: 'unavailable' })
    expect(findWithoutRead(path)).toBeNull()
  })
})

describe('after the directory of articles is read', () => {
  beforeAll(async () => {
    await readArticleDirectory(0)
    const { setListsRead } = await import('@/lib/data/known-lists')
    setListsRead()
  })

  it.each(moved)('%s redirects once to %s', async (path, target) => {
    expect(await findPage(path)).toEqual({ kind: 'redirect', path: target })
    site.takeRequests()
    expect(findWithoutRead(path)).toEqual({ kind: 'redirect', path: target })
    expect(site.takeRequests()).toEqual([])
  })

  it.each(invented)('%s has the 404 page %s, and costs no request for an article', async (path, target) => {
    site.takeRequests()
    expect(await findPage(path)).toEqual({ kind: 'none', path: target })
    expect(site.takeRequests().filter((request) => /published_after|q=/.test(request))).toEqual([])
    expect(findWithoutRead(path)).toEqual({ kind: 'none', path: target })
  })

  it('leaves another path to Next.js where no article has its slug', async () => {
    expect(await findPage('/blog/2021/05/invented')).toEqual({ kind: 'page' })
  })

  it('an archive is no article, and a feed is none', async () => {
    expect(await findPage('/en/articles/2026')).toEqual({ kind: 'page' })
    expect(await findPage('/articles/2026')).toEqual({ kind: 'redirect', path: '/en/articles/2026' })
    for (const path of ['/en/articles/1999', '/articles/feeds/rss.xml', '/api/api/twice', '/blog/twice'])
      expect(parseOldArticlePath(path), path).toBeNull()
  })
})
