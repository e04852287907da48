import { beforeEach, expect, it, vi } from 'vitest'
import type { PreviewArticle } from '@/lib/data/articles/preview-articles'
import { toArticle } from '@/lib/model/articles/article'
import type { PreviewSubject } from '@/lib/preview/preview-token'
import { readPreviewState } from './preview-state'

const publishedAt = Date.parse('2030-01-07T08:00:00Z')
let now = 0
let found: PreviewArticle

vi.mock('@/lib/data/organizations', () => ({}))
vi.mock('@/lib/data/jobs/preview-jobs', () => ({}))
vi.mock('@/lib/data/articles/preview-articles', () => ({ readPreviewArticle: async () => found }))
vi.mock('@/lib/process/clock', () => ({ currentTime: () => now }))

const subject: PreviewSubject = { type: 'article', reference: 'A1', locale: 'en' }

async function readAt(time: number) {
  now = time
  const read = await readPreviewState(subject)
  if ('problem' in read) throw new Error(read.problem.kind)
  return read.state
}

beforeEach(() => {
  const record = {
    ...{ reference: 'A1', name: 'A night', language: 'en' },
    published_at: new Date(publishedAt).toISOString(),
  }
  found = { article: toArticle(record, () => null), record, isDraft: false, updatedAt: null }
})

it('has another version when a scheduled article becomes live, although the record is the same', async () => {
  const [before, later, after] = [
    await readAt(publishedAt - 60_000),
    await readAt(publishedAt - 1),
    await readAt(publishedAt),
  ]
  expect([before.status, later.status, after.status]).toEqual(['scheduled', 'scheduled', 'live'])
  expect(later.version).toBe(before.version)
  expect(after.version).not.toBe(before.version)
})

it('has the same version of a draft at every time, because its date of publication is that of the request', async () => {
  found = { ...found, isDraft: true }
  const before = await readAt(publishedAt)
  found = { ...found, article: { ...found.article, publishedAt: new Date(publishedAt + 60_000) } }
  expect((await readAt(publishedAt + 60_000)).version).toBe(before.version)
})
