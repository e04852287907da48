import { afterAll, beforeAll, expect, it } from 'vitest'
import { noSelection } from '@/lib/article-selection'
import { startSite } from '@/lib/data/testing/site'

const article = (reference: string, language: string) => ({
  ...{ reference, language, published_at: '2026-05-01T08:00:00Z', name: `Nuit à Diyarbakır ${reference}` },
})

let site: Awaited<ReturnType<typeof startSite>>

beforeAll(async () => {
  site = await startSite(
    [
      ...[article('F1', 'fr'), article('F2', 'fr-CA'), article('F3', 'fr-BE')],
      ...[article('E1', 'en-GB'), article('P1', 'pt-BR'), article('P2', 'pt')],
    ],
    { LOG_LEVEL: 'silent' },
  )
}, 60_000)
afterAll(() => site.stop())

const referencesOf = ({ items }: { items: readonly { reference: string }[] }) =>
  items.map(({ reference }) => reference).sort()

it('lists articles in regional languages in the list of their language', async () => {
  const { listArticles } = await import('./articles')
  expect(referencesOf(await listArticles({ language: 'fr' }))).toEqual(['F1', 'F2', 'F3'])
  expect(referencesOf(await listArticles({ language: 'en' }))).toEqual(['E1'])
  expect(referencesOf(await listArticles({ language: 'pt' }))).toEqual(['P1', 'P2'])
})

it('offers the languages of a locale as one, and understands its regions', async () => {
  const { readArticleChoices } = await import('./article-choices')
  const french = await readArticleChoices('fr')
  expect(french.ownLanguages).toEqual(['français'])
  expect(french.language.map(({ value }) => value)).toEqual(['en', 'pt'])
  const { searchArticles } = await import('./article-search')
  for (const [locale, language, selected, references] of [
    ['fr', 'fr', '', ['F1', 'F2', 'F3']],
    ['fr', 'fr-CA', '', ['F1', 'F2', 'F3']],
    ['fr', 'pt-BR', 'pt', ['P1', 'P2']],
    ['en', 'pt', 'pt', ['P1', 'P2']],
    ['en', 'en', '', ['E1']],
  ] as const) {
    const { selection, articles } = await searchArticles(locale, { ...noSelection, language }, 1)
    expect([language, selection.language, referencesOf(articles)]).toEqual([language, selected, references])
  }
})

it('finds their titles, also without the marks of their letters', async () => {
  const { findArticles } = await import('./article-search')
  const searched = { words: 'diyarbakir nuit', locale: 'fr' }
  expect(referencesOf(await findArticles({ language: 'fr', searched }))).toEqual(['F1', 'F2', 'F3'])
})
