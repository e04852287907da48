import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localeForLanguage, locales } from '@/lib/i18n/locales'
import type { ListedArticle } from '@/lib/model/article'
import { routes } from '@/lib/routes'
import { articlePath } from '@/lib/seo/canonical-paths'
import { byImportance } from './affected-urls'
import { planRecord } from './plan-refresh'
import { mergeChanges } from './refresh-records'

const groups = fc.uniqueArray(
  fc.constantFrom('a', 'b', 'c').map((reference) => ({ reference, slug: `slug-${reference}` })),
  { maxLength: 3, selector: ({ reference }) => reference },
)
const article: fc.Arbitrary<ListedArticle> = fc.record({
  reference: fc.constant('Ref1'),
  slug: fc.constantFrom('one', 'two', ''),
  language: fc.constantFrom('en', 'fr', 'es'),
  publishedAt: fc.date({ min: new Date('2020-01-01'), max: new Date('2026-01-01'), noInvalidDate: true }),
  categories: groups,
  collections: groups,
  organizations: groups.map((list) => list.map(({ slug }) => ({ slug }))),
})

/** What a visitor sees of an article, by its own fields alone. */
function pagesOf(state: ListedArticle): string[] {
  const locale = localeForLanguage(state.language)
  const year = state.publishedAt.getUTCFullYear()
  const own = articlePath(state)
  return [
    ...[own, routes.markdown(own), routes.openGraphImage(own)],
    ...[routes.home(locale), routes.articles(locale), routes.llms(locale), routes.sitemapIndex()],
    ...[routes.archive(locale, year), routes.archive(locale, year, state.publishedAt.getUTCMonth() + 1)],
    ...[routes.articlesFeed('rss'), routes.articlesFeed('json', locale)],
    ...state.categories.flatMap((group) => [
      routes.category(locale, group),
      routes.categoryFeed('atom', locale, group),
    ]),
    ...state.collections.flatMap((group) => [
      routes.collections(locale),
      routes.collection(locale, group),
      routes.collectionFeed('rss', locale, group),
    ]),
    ...state.organizations.flatMap(({ slug }) => [
      routes.company(locale, slug),
      routes.markdown(routes.company(locale, slug)),
      routes.companyArticlesFeed('rss', locale, slug),
      ...locales.map((own) => routes.companyArticles(own, slug)),
    ]),
  ]
}

describe('the plan of a changed article', () => {
  test('has the pages and tags of the states before and of the state after, each once', () => {
    fc.assert(
      fc.property(fc.array(article, { maxLength: 4 }), fc.option(article, { nil: null }), (before, after) => {
        const plan = planRecord({ type: 'article', reference: 'Ref1', before, after })
        const states = [...before, ...(after ? [after] : [])]
        expect(plan.paths).toEqual(expect.arrayContaining(states.flatMap(pagesOf)))
        expect(new Set(plan.paths).size).toBe(plan.paths.length)
        expect(new Set(plan.tags).size).toBe(plan.tags.length)
        expect(plan.tags).toEqual(
          expect.arrayContaining([
            ...['articles', 'article:Ref1'],
            ...states.flatMap(({ categories }) => categories.map(({ reference }) => `category:${reference}`)),
          ]),
        )
        const isNew = after !== null && !before.some((state) => articlePath(state) === articlePath(after))
        expect(plan.newTags).toEqual(isNew ? ['article:Ref1'] : [])
      }),
    )
  })

  test('is empty of pages for an article that was never shown and is not there', () => {
    expect(planRecord({ type: 'article', reference: 'x', before: [], after: null }).paths).toEqual([])
  })
})

test('a renamed organization affects the pages of both slugs in every locale', () => {
  const { paths, tags } = planRecord({
    type: 'organization',
    reference: 'Org1',
    before: [{ slug: 'old', identity: 'x' }],
    after: { slug: 'new', identity: 'y' },
  })
  for (const locale of locales)
    expect(paths).toEqual(
      expect.arrayContaining([
        ...['old', 'new'].flatMap((slug) => [
          routes.company(locale, slug),
          routes.companyArticles(locale, slug),
        ]),
        ...[routes.home(locale), routes.companies(locale), routes.jobs(locale), routes.llms(locale)],
        routes.sitemap(locale, { kind: 'companies', part: 1 }),
      ]),
    )
  expect(tags).toEqual(expect.arrayContaining(['organizations', 'organization-slug:old', 'jobs', 'articles']))
})

test('a job with a new slug affects the pages of both slugs under every slug of its organization', () => {
  const { paths, newTags } = planRecord({
    type: 'job',
    reference: 'Job1',
    before: [{ organization: 'Org1', slug: 'old' }],
    after: { organization: 'Org1', slug: 'new' },
    listed: null,
    isReopened: false,
    companies: new Map([['Org1', ['acme', 'acme-old']]]),
  })
  for (const company of ['acme', 'acme-old'])
    for (const slug of ['old', 'new']) expect(paths).toContain(routes.job('fr', company, slug))
  expect(paths).toEqual(expect.arrayContaining([routes.jobsFeed('indeed'), routes.jobs('en')]))
  expect(newTags).toEqual(['job:Job1', 'organization-jobs:Org1'])
})

test('pages are requested before documents, and Open Graph images last', () => {
  const paths = ['/cards/en/a.png', '/sitemap.xml', '/en/a.md', '/en/llms.txt', '/en', '/en/articles']
  expect(byImportance(paths)).toEqual([
    '/en',
    '/en/articles',
    '/sitemap.xml',
    '/en/a.md',
    '/en/llms.txt',
    '/cards/en/a.png',
  ])
})

test('changes of one record count once, with the last action', () => {
  const change = (reference: string, action: 'update' | 'delete') => ({
    type: 'job' as const,
    reference,
    action,
  })
  expect(mergeChanges([change('a', 'update'), change('b', 'update'), change('a', 'delete')])).toEqual([
    change('a', 'delete'),
    change('b', 'update'),
  ])
})
