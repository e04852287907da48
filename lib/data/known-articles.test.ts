import { beforeEach, expect, it, vi } from 'vitest'
import { makeArticle } from '@/lib/model/testing/records'

const article = (category: string) => ({
  ...makeArticle(),
  categories: [{ reference: category, name: category, slug: category }],
})

vi.mock('@/lib/process/shared-state', () => ({ sharedState: (_: string, create: () => unknown) => create() }))

let known: typeof import('./known-articles')
let counts: typeof import('./known-counts')
beforeEach(async () => {
  vi.resetModules()
  known = await import('./known-articles')
  counts = await import('./known-counts')
})

const listed = () => counts.listCounted('category', 'en')

it('a list that was read earlier does not add an article again that was just withdrawn', () => {
  known.addKnownArticles([article('before')])
  expect(listed()).toEqual(['before'])
  known.forgetArticle(makeArticle().reference)
  known.addKnownArticles([article('before')])
  expect(listed()).toEqual([])
  known.addFreshArticles([article('after')])
  expect(listed()).toEqual(['after'])
})

it('a list that was read earlier does not replace an article that was just read past every cache', () => {
  known.addKnownArticles([article('before')])
  known.addFreshArticles([article('after')])
  known.addKnownArticles([article('before')])
  expect(listed()).toEqual(['after'])
})

it('a minute later a list changes it again', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000_000)
  known.addFreshArticles([article('before')])
  known.addKnownArticles([article('after')])
  expect(listed()).toEqual(['before'])
  now.mockReturnValue(1_060_001)
  // The cache reads the time once in a millisecond.
  await vi.waitFor(() => {
    known.addKnownArticles([article('after')])
    expect(listed()).toEqual(['after'])
  })
  now.mockRestore()
})
