import { expect, it, onTestFinished } from 'vitest'
import { startSite, type TestArticle } from '@/lib/data/testing/site'

const says = (text: string) => `Intro\n\n> ${text}\n>\n> — Yanis`

it('has the two newest articles of the locale, and a quote of one that names no other organization', async () => {
  const make = (reference: string, day: number, own: Partial<TestArticle>): TestArticle => ({
    ...{ reference, language: 'en', published_at: `2026-03-0${day}T08:00:00Z`, organizations: ['acme'] },
    ...own,
  })
  const site = await startSite(
    [
      make('F1', 5, { language: 'fr', content: says('Bonjour') }),
      make('E4', 4, { organizations: ['acme', 'other'], content: says('Not ours') }),
      make('E3', 3, {}),
      make('E2', 2, { content: says('Ours') }),
      make('E1', 1, { content: says('Older') }),
    ],
    {},
    [
      {
        kind: 'organizations',
        data: { reference: 'other', name: 'Other', slug: 'other', default_language: 'en' },
      },
    ],
  )
  onTestFinished(() => site.stop())
  const { readOrganizationStories } = await import('./organization-stories')
  const { articles, quote } = await readOrganizationStories('acme', 'en')
  expect(articles.map(({ reference }) => reference)).toEqual(['E4', 'E3'])
  expect(quote).toMatchObject({ text: 'Ours', speaker: 'Yanis', article: { reference: 'E2' } })
  expect(await readOrganizationStories('acme', 'de')).toEqual({ articles: [], quote: null })
})
