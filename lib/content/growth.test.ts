import { isFull } from '@vitrine/api-contract/testing/full'
import { describe, expect, it } from 'vitest'
import { toBasicHtml } from './basic-html'
import { toHtmlText } from './html-text'
import { toBlocks, toMarkdown } from './markdown'
import { type ContentTree, parseText } from './pipeline'
import { excerpt, plainText } from './plain-text'
import type { TextFormat } from './text-format'
import { isTooComplexHtml, isTooComplexMarkdown } from './text-limits'

/** Milliseconds of processor time that a step may take on a machine that also runs other tests. */
const limit = 4_000

/** All parts take ten minutes of processor time: `npm run test:full` tries every eighth, and `npm test` a few. */
const some = <T>(step: number, all: readonly T[]): T[] =>
  all.filter((_, index) => index % (isFull ? step : 48) === 0)

/** Parts of texts that parsers read in more than linear time, or might. */
const parts = [
  ...[
    '>',
    '> ',
    '- ',
    '-\n',
    '1. ',
    '* ',
    '    ',
    '\t',
    ' ',
    '\n',
    '\n\n',
    '  \n',
    '===\n',
    '---\n',
    '# a\n',
  ],
  ...[
    '~',
    '~a~~b',
    '*',
    '*a**b',
    'a*',
    '*a',
    '_',
    '_a ',
    '[',
    ']',
    '![',
    '](',
    '](a)',
    '[a](b)',
    '[a][b]',
    '[](',
  ],
  ...['[^1]', '[^1]: a\n\n', '[a]: b\n', '|', '|a|\n', '|-', '&', '&amp;', '&#', '`', '``a`', '\\', '```\n'],
  ...[
    '<',
    '<a',
    '<a ',
    '<a href="',
    '<a>',
    '</a>',
    '<b>',
    '<b><i>',
    '<p>',
    '<p><b>',
    '<i></b>',
    '<br>',
    '<div>',
  ],
  ...[
    '<table>',
    '<table><td>',
    '<tr>',
    '<td>',
    '<ul><li>',
    '<dl><dt>',
    '<svg>',
    '<template>',
    '<select>',
    '<a ',
  ],
  ...['<button><p>', '<!--', '-->', '<!', '<?', '<![CDATA[', ']]>', '<script>', '<textarea>', '<plaintext>'],
  ...[
    '@',
    'a@a',
    'a@a.b ',
    'www.',
    'www.a.b ',
    'http://',
    'https://a.b ',
    '<http://a>',
    '.',
    '-',
    'a.',
    'a-',
    ':',
  ],
  ...[
    'a',
    '\u0301',
    '\ud800',
    '👩‍🔧',
    '\u202e',
    '\u00a0',
    '\0',
    '\r',
    '- [ ] ',
    '(',
    ')',
    'é',
    '[[]',
    '"',
    "'",
  ],
]

/** The largest text of the family that is parsed. A larger one becomes plain text at once. */
function largest(make: (length: number) => string, format: TextFormat): string {
  const isTooComplex = format === 'html' ? isTooComplexHtml : isTooComplexMarkdown
  let [accepted, refused] = [0, 200_001]
  while (refused - accepted > 1_000) {
    const middle = Math.floor((accepted + refused) / 2)
    if (isTooComplex(make(middle))) refused = middle
    else accepted = middle
  }
  return make(accepted)
}

const families: readonly [name: string, make: (part: string, length: number) => string][] = [
  ['repeated', (part, length) => part.repeat(length / part.length)],
  ['in lines', (part, length) => `${part}a\n`.repeat(length / (part.length + 2))],
  ['in paragraphs', (part, length) => `${part}a\n\n`.repeat(length / (part.length + 3))],
]

const steps: readonly [name: string, run: (tree: ContentTree) => unknown][] = [
  ['plainText', plainText],
  ['excerpt', (tree) => excerpt(tree, 160)],
  ['toHtmlText', (tree) => toHtmlText(tree, 'https://a.example/')],
  ['toBasicHtml', (tree) => toBasicHtml(tree, 'https://a.example/')],
  ['toMarkdown', (tree) => toMarkdown(toBlocks(tree, 'https://a.example/', 2))],
]

function processorTime(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  return process.cpuUsage(before).user / 1_000
}

/** The steps that take too long for a text. */
function listSlow(text: string, format: TextFormat): string[] {
  let tree: ContentTree = { type: 'root', children: [] }
  const parsing = processorTime(() => {
    tree = parseText(text, format)
  })
  const times = steps.map(([name, run]) => [name, processorTime(() => run(tree))] as const)
  return [['parseText', parsing] as const, ...times].flatMap(([name, time]) =>
    time > limit ? `${name}: ${Math.round(time)} ms` : [],
  )
}

describe.each(['markdown', 'html'] as const)('a hostile %s text', (format) => {
  it.each(some(8, parts))(
    'of %j is read and written in bounded time',
    (part) => {
      for (const [name, make] of families) {
        const text = largest((length) => make(part, length), format)
        expect([name, text.length, listSlow(text, format)]).toEqual([name, text.length, []])
      }
      for (const length of [1_000_000])
        expect(listSlow(part.repeat(length / part.length), format)).toEqual([])
    },
    120_000,
  )

  it.each(
    some(1, [
      ...[')', '.', ':', ';', '&a;', '?!'].flatMap((mark): [string, string][] => [
        [`a URL with a long end of ${mark}`, `www.a/${mark.repeat(190_000 / mark.length)}x`],
        [`a URL with many ends of ${mark}`, `www.a/${`${mark.repeat(99)}x`.repeat(1_900 / mark.length)}`],
      ]),
      ['a table with one long cell', `|a|\n|-|\n|${'a'.repeat(180_000)}|\n${'a\n'.repeat(2_500)}`],
      ['10 MB of opening brackets', '['.repeat(10_000_000)],
      ['10 MB of tags', '<b>'.repeat(3_000_000)],
      ['elements with a depth of 100,000', '<div>'.repeat(100_000)],
      ['a block quote and lazy lines', `${'> '.repeat(20)}a\n${'b\n'.repeat(1_400)}`],
      ['block quotes of a depth of 95', `${'<blockquote>'.repeat(95)}<pre>${'a\n'.repeat(90_000)}`],
      ['lists of a depth of 48', '<ul><li>'.repeat(48) + '<p>a'.repeat(9_000)],
      [
        'huge spans of table cells',
        '<table><tr><td colspan=100000000>a<td rowspan=100000000>b<tr><td>c</table>',
      ],
      ['many spans of table cells', `<table>${'<tr><td colspan=1000 rowspan=1000>a'.repeat(3_000)}`],
      ['a wide table with many rows', `<table><tr>${'<td>a'.repeat(5_000)}${'<tr><td>b'.repeat(2_000)}`],
      ['a wide Markdown table', `${'|a'.repeat(900)}|\n${'|-'.repeat(900)}|\n${'b\n'.repeat(900)}`],
      ['a tag with 20,000 attributes', `<a ${numbered(20_000, (index) => `b${index} `)}>`],
      [
        '500 footnotes',
        numbered(250, (index) => `[^${index}] `) + numbered(250, (index) => `\n\n[^${index}]: a`),
      ],
      ['5,000 footnotes', numbered(5_000, (index) => `[^${index}]\n\n[^${index}]: a\n\n`)],
      [
        '1,000 references',
        numbered(900, (index) => `[a${index}]: /b\n`) + numbered(900, (index) => `\n[a${index}]\n`),
      ],
      ['runs of backticks of all lengths', numbered(600, (index) => `${'`'.repeat(index)} `)],
      ['formatting that is repeated in paragraphs', numbered(500, (i) => `<b a${i}>`) + '<p>x'.repeat(1_000)],
    ]),
  )(
    'with %s is read and written in bounded time',
    (_, text) => {
      expect(listSlow(text, format)).toEqual([])
    },
    120_000,
  )
})

function numbered(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join('')
}
