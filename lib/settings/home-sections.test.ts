import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultHomeSections, parseHomeSections } from './home-sections'

const parse = (text: string) => parseHomeSections(text.split(','))
const problemOf = (text: string) => {
  const result = parse(text)
  return 'problem' in result ? result.problem : null
}

describe('the sections of the home page', () => {
  it('are read in their order', () => {
    expect(
      parse(
        'lead:front page,index: featured ,companies,category:Abc_1,collection:5f0c6a2e9b41d7,jobs,latest',
      ),
    ).toEqual({
      sections: [
        { kind: 'lead', index: 'front page' },
        { kind: 'index', value: 'featured' },
        { kind: 'companies' },
        { kind: 'category', value: 'Abc_1' },
        { kind: 'collection', value: '5f0c6a2e9b41d7' },
        { kind: 'jobs' },
        { kind: 'latest' },
      ],
    })
    expect(parse('lead,companies,latest,jobs,collections,categories')).toEqual({
      sections: defaultHomeSections,
    })
    expect(parse('index:a:b')).toEqual({ sections: [{ kind: 'index', value: 'a:b' }] })
  })

  it.each([
    ['lead,news', /^"news": expected lead, latest, .*index:NAME/],
    ['lead,jobs:', /^"jobs:": expected jobs without a colon/],
    ['lead:', /^"lead:": expected lead, or lead:/],
    ['jobs,lead', /^"lead": lead can only be the first section/],
    ['jobs,latest,jobs', /^"jobs": it is there twice/],
    ['category:', /^"category:": expected category: and a reference/],
    ['collection:a b/c', /^"collection:a b\/c": expected collection: and a reference/],
    ['index: ', /^"index: ": expected index: and a name/],
    [`index:${'x'.repeat(101)}`, /^"index:x{54}": expected index/],
    ['Lead', /^"Lead": expected lead/],
    ['\u001b[2J', /^"\?\[2J": expected/],
    [
      Array.from({ length: 13 }, (_, index) => `index:${index}`).join(),
      /^expected at most 12 sections, not 13/,
    ],
  ])('%j is refused with the bad entry', (text, message) => expect(problemOf(text)).toMatch(message))

  it('are at most twelve, each with what its kind needs, or there is a problem, for every text', () => {
    const part = fc.constantFrom(
      'lead',
      'latest',
      'jobs',
      'index',
      'category',
      'collection',
      ':',
      'a',
      ' ',
      '/',
    )
    const entries = fc.array(
      fc.array(part, { maxLength: 4 }).map((parts) => parts.join('')),
      { maxLength: 14 },
    )
    fc.assert(
      fc.property(entries, (list) => {
        const result = parseHomeSections(list)
        if ('problem' in result) expect(result.problem).toMatch(/expected|first|twice/)
        else expect(result.sections).toHaveLength(list.length)
      }),
    )
  })
})
