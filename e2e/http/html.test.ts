import { expect, test } from 'vitest'
import { lintHtml } from '../support/html-lint'
import { crawledHtml } from '../support/saved-crawl'

test('html-validate finds no problem on any page that can be reached from /', async () => {
  const pages = crawledHtml()
  expect(pages.length).toBeGreaterThan(200)
  const problems = await lintHtml(pages)
  expect(problems.map(({ path, line, rule, message }) => `${path}:${line} ${rule}: ${message}`)).toEqual([])
})

test('html-validate finds a problem in invalid HTML', async () => {
  const body =
    '<!DOCTYPE html><html lang="en"><head><title>A</title></head><body><p><div>B</div></p></body></html>'
  const page = { path: '/a', status: 200, location: null, type: 'text/html', body, from: '' }
  expect((await lintHtml([page])).map(({ rule }) => rule)).toContain('no-implicit-close')
})
