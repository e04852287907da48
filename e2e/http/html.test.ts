import { expect, test } from 'vitest'
import { lintHtml } from '../support/html-lint'
import { crawledHtml } from '../support/saved-crawl'
import { isFull } from '../support/variants'

test('html-validate finds no problem on any page that can be reached from /', async () => {
  // In `npm test`, the pages of one language, and a quarter of the other ones.
  const pages = crawledHtml()
    .toSorted((a, b) => a.path.localeCompare(b.path))
    .filter(({ path }, index) => isFull || path.startsWith('/en') || index % 4 === 0)
  expect(pages.length).toBeGreaterThan(100)
  expect(await lintHtml(pages)).toEqual([])
})

test('html-validate finds a problem in invalid HTML', async () => {
  const body =
    '<!DOCTYPE html><html lang="en"><head><title>A</title></head><body><p><div>B</div></p></body></html>'
  expect((await lintHtml([{ path: '/a', body }])).map(({ rule }) => rule)).toContain('no-implicit-close')
})
