import { expect, it, onTestFinished } from 'vitest'
import { startSite, type TestArticle } from '@/lib/data/testing/site'

function makeArticle(reference: string, day: string, own: Partial<TestArticle> = {}): TestArticle {
  return { reference, name: `Title ${reference}`, language: 'en', published_at: `${day}T08:00:00Z`, ...own }
}

async function start(articles: readonly TestArticle[]) {
  const site = await startSite(articles)
  onTestFinished(() => site.stop())
  const { readArticleContext } = await import('./article-context')
  const { getArticle } = await import('./articles')
  const read = async (reference: string) => {
    const article = await getArticle(reference)
    if (!article) throw new Error(`${reference} is not found`)
    return article
  }
  return { ...site, readArticleContext, read }
}

it('shows the next article of the series, not scheduled ones or those of other languages, and related ones', async () => {
  const nights = { collections: ['nights'] }
  const scheduled = new Date(Date.now() + 86_400_000).toISOString()
  const site = await start([
    makeArticle('N1', '2026-03-01', { ...nights, categories: ['craft'] }),
    makeArticle('F1', '2026-03-02', { ...nights, language: 'fr' }),
    makeArticle('N2', '2026-03-03', nights),
    makeArticle('N3', '2026-03-04', nights),
    makeArticle('S1', '2026-03-04', { ...nights, categories: ['craft'], published_at: scheduled }),
    makeArticle('C1', '2026-01-01', { categories: ['craft'] }),
  ])
  const first = await site.readArticleContext(await site.read('N1'))
  expect(first.next?.article.reference).toBe('N2')
  expect(first.next?.collection.reference).toBe('nights')
  expect(first.related.map(({ reference }) => reference)).toEqual(['C1', 'N3'])
  expect((await site.readArticleContext(await site.read('N3'))).next).toBeNull()
  expect((await site.readArticleContext(await site.read('C1'))).next).toBeNull()
})

it('finds the next one of equal dates by the order of the lists, however many are newer', async () => {
  const day = (index: number) => new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10)
  const series = Array.from({ length: 130 }, (_, index) =>
    makeArticle(`A${index}`, day(index), { collections: ['nights'] }),
  )
  const site = await start([...series, makeArticle('Double', day(3), { collections: ['nights'] })])
  const nextOf = async (reference: string) =>
    (await site.readArticleContext(await site.read(reference))).next?.article.reference
  expect(await Promise.all(['A1', 'A2', 'Double', 'A3', 'A100', 'A129'].map(nextOf))).toEqual([
    ...['A2', 'Double', 'A3', 'A4', 'A101', undefined],
  ])
})

it('an article in a language without an interface has the next one of its language, and related ones of the locale', async () => {
  const nights = { language: 'nl', collections: ['nights'], categories: ['craft'] }
  const site = await start([
    makeArticle('N1', '2026-03-01', nights),
    makeArticle('N2', '2026-03-02', { ...nights, language: 'nl-BE' }),
    makeArticle('E1', '2026-03-03', { ...nights, language: 'en' }),
  ])
  const { next, related } = await site.readArticleContext(await site.read('N1'))
  expect(next?.article.reference).toBe('N2')
  expect(related.map(({ reference }) => reference)).toEqual(['E1'])
})

it('names the organizations, with their record where they are of the site', async () => {
  const site = await start([makeArticle('N1', '2026-03-01', { organizations: ['acme'] })])
  const { organizations } = await site.readArticleContext(await site.read('N1'))
  expect(organizations).toMatchObject([{ named: { slug: 'acme' }, known: { name: 'Acme' } }])
})
