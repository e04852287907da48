import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasContents, outlineOf } from './outline'
import { parseText } from './pipeline'

function outline(text: string) {
  return outlineOf(parseText(text, 'markdown'))
}

function idsOf(text: string): string[] {
  return [...outline(text).ids.values()]
}

describe('the id of a heading', () => {
  it.each([
    ['Who sits where', 'section-who-sits-where'],
    ['Été à Zürich : l’œuvre d’Ida', 'section-ete-a-zurich-l-œuvre-d-ida'],
    ['00:40', 'section-00-40'],
    ['夜の仕事', 'section-夜の仕事'],
    ['*Two* `words`[^1]\n\n[^1]: Note', 'section-two-words'],
    ['!!', 'section-x'],
  ])('of “%s” is %s', (heading, id) => expect(idsOf(`## ${heading}`)[0]).toBe(id))

  it('is unique, also beside headings that look like numbered ones', () => {
    expect(idsOf('## A\n\n## A 2\n\n## A\n\n### a')).toEqual([
      'section-a',
      'section-a-2',
      'section-a-3',
      'section-a-4',
    ])
  })

  it('stays the same when other headings change', () => {
    expect(idsOf('## Why\n\n## What').at(-1)).toBe(idsOf('## How\n\n## More\n\n## What').at(-1))
  })

  it('replaces the ids that a text has', () => {
    expect(idsOf('<h2 id="content">A</h2>\n\n<h3 id="__next" name="location">B</h3>')).toEqual([
      'section-a',
      'section-b',
    ])
  })

  it('has the prefix, no space and no quote, and is unique, for any headings', () => {
    const line = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('a', 'a 2', 'content', '<img src=x onerror=alert(1)>', '__proto__', '![](x)', '\u202e'),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const ids = idsOf(lines.map((text) => `## ${text.replace(/[\r\n]/g, ' ')}`).join('\n\n'))
        expect(new Set(ids).size).toBe(ids.length)
        for (const id of ids) expect(id).toMatch(/^section-[\p{L}\p{N}-]{1,70}$/u)
      }),
    )
  })

  it('is found in time for a thousand equal headings', () => {
    const tree = parseText('## A\n\n## A 2\n\n'.repeat(500), 'markdown')
    const start = performance.now()
    expect(new Set(outlineOf(tree).ids.values()).size).toBe(outlineOf(tree).ids.size)
    expect(performance.now() - start).toBeLessThan(2_000)
  })
})

describe('the sections', () => {
  it('have the headings below them, and none of quotes and lists', () => {
    const { sections } = outline('## One\n\n### Part\n\n#### Deep\n\n> ## Quoted\n\n- ## Listed\n\n## Two')
    expect(sections.map(({ text, parts }) => [text, parts.map((part) => part.text)])).toEqual([
      ['One', ['Part']],
      ['Two', []],
    ])
  })

  it('begin at any level', () => {
    expect(outline('### One\n\n## Two').sections.map(({ text }) => text)).toEqual(['One', 'Two'])
  })

  it('are at most 60 of short texts', () => {
    const { sections } = outline(Array.from({ length: 90 }, () => `## ${'word '.repeat(60)}`).join('\n\n'))
    expect(sections).toHaveLength(60)
    expect(sections[0]?.text.length).toBeLessThanOrEqual(120)
  })
})

it.each([
  [3, 300, false],
  [4, 300, true],
  [2, 1_000, true],
  [1, 5_000, false],
  [0, 5_000, false],
])('a text with %i headings and %i words has a table of contents: %s', (count, words, expected) => {
  const text = Array.from({ length: count }, (_, index) => `## Heading ${index}`).join('\n\n')
  expect(hasContents(outline(text), words)).toBe(expected)
})
