import { propertyRuns } from '@vitrine/api-contract/testing/full'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Client, createClient } from '@/lib/client/client'
import { createLimits } from '@/lib/client/limits'
import { articleSchema } from '@/lib/client/records'
import { startSite, type TestArticle } from '@/lib/data/testing/site'

/** Names as editors and other programs write them: of all scripts, long ones, and with the characters that slugs replace. */
const names = fc.sample(
  fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
      fc.string({ unit: fc.constantFrom(..."aZé ’'_/œ&日-\u2028\u202e."), minLength: 1, maxLength: 300 }),
      fc
        .array(fc.constantFrom('L’été', 'straße', 'Größe', 'R&D', 'night_shift', '100 %', '日本'), {
          minLength: 1,
          maxLength: 40,
        })
        .map((words) => words.join(' ')),
    )
    .filter((name) => /^[^<>\p{Cc}]+$/u.test(name) && name.trim() !== '' && name.length <= 300),
  { numRuns: propertyRuns(300), seed: 10 },
)

const articles: TestArticle[] = [
  ...names.map((name, index) => ({
    name,
    reference: `Name_${index}`,
    language: ['en', 'fr', 'es', 'de'][index % 4] ?? '',
    // Just before and after midnight (UTC), with an offset.
    published_at: `2026-05-03T0${index % 4}:30:00+02:00`,
  })),
  {
    reference: 'First',
    language: 'en',
    published_at: '2000-01-01T08:00:00Z',
    url: 'https://first.example/a',
  },
]

let site: Awaited<ReturnType<typeof startSite>>
let client: Client
beforeAll(async () => {
  vi.stubEnv('SITE_LOCALES', 'en,fr,de')
  site = await startSite(articles)
  client = createClient({
    ...{ baseUrl: site.url, token: site.token, fetch, limits: createLimits(8) },
    ...{ timeoutMs: 5_000, maxBytes: 10_000_000, wait: async () => {} },
  })
}, 60_000)
afterAll(() => {
  vi.unstubAllEnvs()
  return site.stop()
})

async function readPage(page: number) {
  const { items } = await client.listArticles({ order_by: 'published_at:asc', page, per_page: 100 })
  return items.map((item) => articleSchema.parse(item))
}

it('is the URL of the article’s page, whatever its name, language and time zone are', async () => {
  const { articlePath } = await import('./canonical-paths')
  const { toArticleSummary } = await import('@/lib/model/articles/article')
  const urls: (string | null | undefined)[] = []
  for (let page = 1; page <= 5; page += 1) {
    for (const wire of (await readPage(page)).filter(({ reference }) => reference !== 'First')) {
      expect(wire.url, wire.name).toBe(
        `https://site.example${articlePath(toArticleSummary(wire, () => null))}`,
      )
      urls.push(wire.url)
    }
  }
  expect(new Set(urls).size).toBe(names.length)
})

it('is the one that the record names', async () => {
  const [first] = await readPage(1)
  expect(first).toMatchObject({ reference: 'First', url: 'https://first.example/a' })
})
