import { expect, it, onTestFinished } from 'vitest'
import { startSite, type TestArticle } from './testing/site'

function makeArticle(reference: string, day: string, own: Partial<TestArticle> = {}): TestArticle {
  return { reference, name: `Title ${reference}`, language: 'en', published_at: `${day}T08:00:00Z`, ...own }
}

async function start(articles: readonly TestArticle[]) {
  const site = await startSite(articles)
  onTestFinished(() => site.stop())
  const { readArticleContext } = await import('./article-context')
  const { getArticle } = await import('./articles')
  const read = async (reference: string, day: string) => {
    const article = await getArticle(day, `title-${reference.toLowerCase()}`, reference)
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
  const first = await site.readArticleContext(await site.read('N1', '2026-03-01'))
  expect(first.next?.article.reference).toBe('N2')
  expect(first.next?.collection.reference).toBe('nights')
  expect(first.related.map(({ reference }) => reference)).toEqual(['C1', 'N3'])
  expect((await site.readArticleContext(await site.read('N3', '2026-03-04'))).next).toBeNull()
  expect((await site.readArticleContext(await site.read('C1', '2026-01-01'))).next).toBeNull()
})

it('finds the next one of an article that a hundred of its series are newer than, with one request more', async () => {
  const day = (index: number) => new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10)
  const series = Array.from({ length: 130 }, (_, index) =>
    makeArticle(`A${index}`, day(index), { collections: ['nights'] }),
  )
  const site = await start([...series, makeArticle('Double', day(3), { collections: ['nights'] })])
  const { findNextInSeries } = await import('./next-in-series')
  const nextOf = async (index: number) => {
    const article = await site.read(`A${index}`, day(index))
    site.takeRequests()
    const next = await findNextInSeries(article)
    const own = site.takeRequests().filter((url) => url.includes('order_by=published_at%3Aasc'))
    return [next?.article.reference, own.filter((url) => url.includes('collection_reference')).length]
  }
  expect(await nextOf(1)).toEqual(['A2', 1])
  // Of equal dates the order of the lists decides, which is that of the references.
  expect(await nextOf(2)).toEqual(['Double', 1])
  expect(await nextOf(3)).toEqual(['A4', 1])
  expect(await nextOf(100)).toEqual(['A101', 0])
  expect(await nextOf(129)).toEqual([undefined, 0])
})
