import { expect, test } from 'vitest'
import { Random } from '@/e2e/faults/random'
import { toBlocks, toMarkdownDocument } from '@/lib/content/markdown'
import { parseText } from '@/lib/content/pipeline'
import { readBasicHtml, readHtml } from '@/lib/content/text-readers'
import { formatFailures } from './failures'
import * as reading from './reading'
import { checkText, everything, inPosting, withoutIds } from './text-checks'
import { makeText, type Style } from './texts'

const seed = 41
const count = 60
const url = 'https://site.example/en/page'
const styles: readonly Style[] = ['markdown', 'html', 'builder', 'plain']

test('generated texts are the same in feeds, Markdown and JobPosting', () => {
  const random = new Random(seed)
  const failures = Array.from({ length: count }, (_, index) => {
    const style = random.pick(styles)
    const isArticle = style === 'markdown' || (style !== 'plain' && random.next() < 0.4)
    const text = makeText(random, `t${index}`, style, { hasMedia: isArticle, hasIds: true })
    const format = isArticle ? 'markdown' : 'html'
    const markdown = toMarkdownDocument({}, toBlocks(parseText(text.source, format), url, 2))
    const inFeed = reading.readHtml(readHtml(text.source, format, url))
    return [
      checkText(inFeed, text, withoutIds, url),
      checkText(reading.readMarkdown(markdown.replace(/^---.*?---\n/s, '')), text, withoutIds, url),
      ...(isArticle
        ? []
        : [checkText(reading.readHtml(readBasicHtml(text.source, format, url)), text, inPosting, url)]),
    ]
      .flat()
      .map((failure) => ({ ...failure, record: text.id, output: `${style} as ${format}` }))
  }).flat()
  if (failures.length > 0) expect.fail(formatFailures(seed, failures))
})

test('a missing, an added and a joined word are failures', () => {
  const piece = { row: 2, source: '', words: 'One two \nthree' }
  const text = { id: 'x', row: 0, source: '', pieces: [piece] }
  const rulesOf = (html: string) =>
    checkText(reading.readHtml(`<p>qbx</p>${html}<p>qex</p>`), text, everything, url).map(({ rule }) => rule)
  expect(rulesOf('<p>One two</p><p>three</p>')).toEqual([])
  expect(rulesOf('<p>One two</p>')).toEqual(['words'])
  expect(rulesOf('<p>One two</p><p>three four</p>')).toEqual(['no other words'])
  expect(rulesOf('<p>One two</p>three<p></p>')).toEqual(['no empty element'])
  expect(rulesOf('<p>One twothree</p>')).toEqual(['words'])
  expect(rulesOf('<p>One two three</p>')).toEqual(['lines'])
  expect(rulesOf('<p>One <b>two</b></p><p>three</p>')).toEqual(['marks'])
  expect(rulesOf('<p>One two</p><a href="https://a.example/">three</a>')).toEqual(['no other links'])
  expect(rulesOf('<p>qex</p>')).toEqual(['a text is there once'])
})
