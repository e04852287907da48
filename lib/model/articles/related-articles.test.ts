import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ComparedArticle, findRelated } from './related-articles'

type Own = { categories?: string[]; collections?: string[]; organizations?: string[] } & Partial<
  Pick<ComparedArticle, 'reference' | 'name' | 'summary' | 'publishedAt'>
>

function makeArticle({
  categories = [],
  collections = [],
  organizations = [],
  ...own
}: Own): ComparedArticle {
  const named = (text: string) => ({ reference: text, name: text, slug: text })
  return {
    ...{ reference: 'own', name: 'Title', summary: null, publishedAt: new Date('2026-01-01T00:00:00Z') },
    ...own,
    categories: categories.map(named),
    collections: collections.map((text) => ({ ...named(text), summary: null, image: null })),
    organizations: organizations.map((text) => ({ name: text, slug: text, logo: null })),
  }
}

const own = makeArticle({
  name: 'The night shift in the control room',
  categories: ['tech', 'life'],
  organizations: ['acme'],
})

function order(...candidates: readonly Own[]): string[] {
  return findRelated(own, candidates.map(makeArticle), candidates.length).map(({ reference }) => reference)
}

describe('the related articles', () => {
  it('have categories, organizations and words in common', () => {
    expect(
      order(
        { reference: 'none', name: 'Bread' },
        { reference: 'words', name: 'A night in another control room' },
        { reference: 'organization', name: 'Bread', organizations: ['acme'] },
        { reference: 'second', name: 'Bread', categories: ['life'] },
        { reference: 'first', name: 'Bread', categories: ['tech'] },
        { reference: 'both', name: 'Bread', categories: ['tech'], organizations: ['acme'] },
      ),
    ).toEqual(['both', 'words', 'first', 'organization', 'second', 'none'])
  })

  it('are the newest of equally similar ones', () => {
    const at = (day: string) => new Date(`${day}T08:00:00Z`)
    expect(
      order(
        { reference: 'b', publishedAt: at('2026-01-02') },
        { reference: 'c', publishedAt: at('2026-01-03') },
        { reference: 'a', publishedAt: at('2026-01-02') },
      ),
    ).toEqual(['c', 'a', 'b'])
  })

  it('are of one organization at most twice, while there are others', () => {
    const acme = { categories: ['tech'], organizations: ['acme'] }
    const candidates = [
      ...['a', 'b', 'c', 'd'].map((reference) => makeArticle({ ...acme, reference })),
      makeArticle({ reference: 'other', categories: ['life'] }),
    ]
    const found = (count: number) => findRelated(own, candidates, count).map(({ reference }) => reference)
    expect(found(3)).toEqual(['a', 'b', 'other'])
    expect(found(4)).toEqual(['a', 'b', 'other', 'c'])
  })
})

const names = fc.constantFrom('a', 'b', 'c')
const article = fc
  .record({
    reference: fc.constantFrom(...'own 1 2 3 4 5 6 7'.split(' ')),
    name: fc.constantFrom('Night shift', 'The night', 'Bread', '', '__proto__', '夜'),
    summary: fc.option(fc.string()),
    publishedAt: fc.date({ min: new Date('2020-01-01'), max: new Date('2026-01-01'), noInvalidDate: true }),
    categories: fc.uniqueArray(names),
    collections: fc.uniqueArray(names),
    organizations: fc.uniqueArray(names),
  })
  .map(makeArticle)

describe('for any articles', () => {
  it('never has the article itself, an excluded one, or one twice, and as many as there are', () => {
    fc.assert(
      fc.property(
        article,
        fc.array(article),
        fc.nat(5),
        fc.uniqueArray(names),
        (self, others, count, out) => {
          const excluded = new Set([...out, '3'])
          const found = findRelated(self, others, count, excluded).map(({ reference }) => reference)
          const possible = new Set(others.map(({ reference }) => reference))
          for (const reference of [...excluded, self.reference]) possible.delete(reference)
          expect(new Set(found).size).toBe(found.length)
          expect(found.every((reference) => possible.has(reference))).toBe(true)
          expect(found).toHaveLength(Math.min(count, possible.size))
        },
      ),
    )
  })

  it('does not depend on the order of the candidates', () => {
    const candidates = fc.uniqueArray(article, { selector: ({ reference }) => reference })
    fc.assert(
      fc.property(article, candidates, (self, others) => {
        expect(findRelated(self, others.toReversed(), 3)).toEqual(findRelated(self, others, 3))
      }),
    )
  })

  it('does not move an article back that gets a category of the own one', () => {
    const candidates = fc.uniqueArray(article, { selector: ({ reference }) => reference, minLength: 1 })
    fc.assert(
      fc.property(article, candidates, (self, others) => {
        const [category] = self.categories
        const [changed, ...rest] = others.map((other) => ({ ...other, organizations: [] }))
        if (!category || !changed || changed.reference === self.reference) return
        const place = (candidate: ComparedArticle) =>
          findRelated(self, [...rest, candidate], others.length).findIndex(
            ({ reference }) => reference === changed.reference,
          )
        const without = changed.categories.filter(({ reference }) => reference !== category.reference)
        expect(place({ ...changed, categories: [...without, category] })).toBeLessThanOrEqual(
          place({ ...changed, categories: without }),
        )
      }),
    )
  })
})
