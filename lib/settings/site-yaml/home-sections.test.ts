import { describe, expect, it } from 'vitest'
import { defaultSections, homeSections } from './home-sections'

const problemsOf = (sections: unknown) =>
  homeSections
    .safeParse(sections)
    .error?.issues.map(({ path, message }) => [...path, message].join(': '))
    .join('\n')

describe('the sections of the home page', () => {
  it('are read in their order', () => {
    expect(
      homeSections.parse([
        { lead: ' front page ' },
        { index: 'a:b', title: 'News' },
        'companies',
        { category: 'Abc_1' },
        { collection: '5f0c6a2e9b41d7' },
        { list: 'jobs', title: { fr: 'Nos offres' } },
        { markdown: '# Hello' },
        'latest',
      ]),
    ).toEqual([
      { kind: 'lead', index: 'front page', title: null },
      { kind: 'index', value: 'a:b', title: { en: 'News', fr: 'News' } },
      { kind: 'companies', title: null },
      { kind: 'category', value: 'Abc_1', title: null },
      { kind: 'collection', value: '5f0c6a2e9b41d7', title: null },
      { kind: 'jobs', title: { en: 'Nos offres', fr: 'Nos offres' } },
      { kind: 'markdown', text: { en: '# Hello', fr: '# Hello' }, title: null },
      { kind: 'latest', title: null },
    ])
    expect(defaultSections.map(({ kind }) => kind)).toEqual([
      ...['lead', 'companies', 'latest', 'jobs', 'collections', 'categories'],
    ])
  })

  it.each([
    [['lead', 'news'], /^1: expected one of lead, latest, .*markdown$/],
    [['jobs', 'lead'], /^1: lead can only be the first section$/],
    [['jobs', 'latest', 'jobs'], /^2: it is there twice$/],
    [[{ list: 'profile', title: 'Us' }], /^0: title: a profile has titles of its own$/],
    [['jobs', { list: 'jobs', title: 'Jobs' }], /^1: it is there twice$/],
    [[{ category: 'a', index: 'b' }], /^0: expected one key of list, lead/],
    [[{ title: 'Jobs' }], /^0: expected one key of list, lead/],
    [[{}], /^0: expected one key/],
    [[], /^expected at least one section$/],
    [Array.from({ length: 17 }, (_, index) => ({ index: String(index) })), /^expected at most 16 sections$/],
    ['jobs', /expected array/],
  ])('%j are refused', (sections, message) => expect(problemsOf(sections)).toMatch(message))
})
