import { isFull } from '@vitrine/api-contract/testing/full'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import { parseText } from './pipeline'
import { plainText } from './plain-text'

describe('parseText', () => {
  const nested = '<div>'.repeat(2_000)
  const long = 'First *line*\n\nSecond\n\n'.repeat(10_000)

  it.each([
    ['with elements nested deeper than the limit', `*First*\n\n${nested}a\n\nb`],
    ['with nested block quotes', `${'> '.repeat(10_000)}a\n\nb`],
    ['with more nodes than the limit', `*First*\n\n${'<p>a<br>'.repeat(10_001)}\n\nb`],
    ['longer than the limit', long],
  ])('returns the start of a Markdown text %s as paragraphs of its source', (_, text) => {
    const { children } = parseText(text, 'markdown')
    const source = text.slice(0, 50_000).split('\n\n').slice(0, 1_000)
    expect(children.every((node) => node.type === 'element' && node.tagName === 'p')).toBe(true)
    expect(children.map((node) => plainText({ type: 'root', children: [node] }))).toEqual(
      source.filter((part) => part !== '').map((part) => part.trim()),
    )
  })

  it.each([
    ['with elements nested deeper than the limit', `${nested}One&nbsp;two<p>R&amp;D <b>now</b><li>End`],
    ['with a tag of many attributes', `<p ${'a '.repeat(501)}>One&nbsp;two<p>R&amp;D <b>now</b><li>End`],
    ['with a wide table', `<p>One&nbsp;two<p>R&amp;D <b>now</b><li>End<table>${'<td>'.repeat(201)}</table>`],
  ])('returns the paragraphs of an HTML text %s without tags', (_, text) => {
    const words = parseText(text, 'html').children.map((node) =>
      plainText({ type: 'root', children: [node] }),
    )
    expect(words).toEqual(['One two', 'R&D now', 'End'])
  })

  it('returns a Markdown text with which the HTML parser fails as paragraphs of its source', () => {
    // hast-util-raw 9.1 throws a TypeError for an unfinished `<template>` before a paragraph.
    const { children } = parseText('One\n\n<p><template# <p>', 'markdown')
    expect(children.map((node) => plainText({ type: 'root', children: [node] }))).toEqual([
      'One',
      '<p><template# <p>',
    ])
  })

  it.runIf(isFull)(
    'parses an article of 20,000 words with 100 footnotes, large tables and nested lists',
    () => {
      const { children } = parseText(longArticle(), 'markdown')
      const tags = JSON.stringify(children)
      for (const [tag, found] of [
        ['table', 5],
        ['li', 400],
        ['sup', 100],
      ] as const)
        expect(tags.split(`"tagName":"${tag}"`).length - 1).toBeGreaterThanOrEqual(found)
      expect(plainText({ type: 'root', children }).split(' ').length).toBeGreaterThan(20_000)
    },
    60_000,
  )

  it.each([
    [
      'a paragraph of an element that is removed',
      '<p>One<object><p>Two</p></object></p>',
      '<p>One</p><p>Two</p>',
    ],
    [
      'a video in a paragraph',
      '<p>Watch <iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe></p>',
      '<p>Watch </p><embedded-video src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"></embedded-video>',
    ],
    [
      'line breaks in a table',
      '<table>\n  <tbody>\n    <tr><td>A</td></tr>\n  </tbody>\n</table>',
      '<table>\n  <tbody>\n    <tr><td>A</td></tr>\n  </tbody>\n</table>',
    ],
  ])('nests %s as a browser does', (_, text, expected) => {
    expect(toHtml(parseText(text, 'html'))).toBe(expected)
  })

  it('parses brackets that are not links', () => {
    const text = '['.repeat(2_000)
    expect(plainText(parseText(text, 'markdown'))).toBe(text)
    expect(plainText(parseText(text, 'html'))).toBe(text)
  })
})

function longArticle(): string {
  const words = 'the teams work on it by day and at night '.repeat(6)
  const row = (cell: string) => `|${` ${cell} |`.repeat(10)}`
  const table = [row('Head'), row('---'), ...Array.from({ length: 50 }, () => row('one two'))].join('\n')
  const list = Array.from({ length: 6 }, (_, depth) => `${'  '.repeat(depth)}- **level** ${depth}`).join('\n')
  const sections = Array.from({ length: 100 }, (_, index) =>
    [
      `## Heading ${index}`,
      `A *word*, **another**, a [link](https://example.com/a_b?c=d&e=f), \`code\` and a note[^${index}]. ${words}`,
      `> ${words}`,
      words,
      index % 20 === 0 ? table : list,
    ].join('\n\n'),
  )
  const notes = Array.from(
    { length: 100 },
    (_, index) => `[^${index}]: A [source](https://example.com/${index}).`,
  )
  return [...sections, ...notes].join('\n\n')
}
