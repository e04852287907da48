import { expect, it, test } from 'vitest'
import { pagePaths } from '@/e2e/faults/security/response-kinds'
import { siteRecords } from '../records/one-of-each'
import { weightOf } from '../support/page-weight'
import { scriptSizeOf } from '../support/script-size'
import { get } from '../support/site'

const paths = pagePaths(siteRecords)

test('pages without React load at most 10 KB of JavaScript, and no data for React', async () => {
  const pages = await Promise.all(
    Object.values(paths).map(async (path) => ({ path, html: await (await get(path)).text() })),
  )
  const reading = pages.filter(({ html }) => html.includes('<main data-browser="elements"'))
  expect(reading.length).toBeGreaterThan(8)
  for (const { path, html } of reading) {
    expect(html, path).not.toContain('__next_f')
    expect(html, path).not.toContain('as="script"')
    const size = await scriptSizeOf(path)
    expect(size, path).toBeGreaterThan(1_000)
    expect(size, path).toBeLessThanOrEqual(10_000)
  }
})

/** Bytes of compressed HTML, a tenth more than the pages of the test site have. */
const htmlBudgets = {
  home: 7_000,
  'archive of a year': 6_800,
  'archive of a month': 6_800,
  article: 7_000,
  category: 6_200,
  collection: 4_700,
  company: 10_300,
  job: 7_500,
}

it.each(Object.entries(htmlBudgets))('%s: compressed HTML of at most %i bytes', async (kind, budget) => {
  const { html } = await weightOf(paths[kind] ?? kind)
  expect(html).toBeGreaterThan(1_000)
  expect(html).toBeLessThanOrEqual(budget)
})

it.each(Object.entries(paths))('%s: two font files of 58 KB, and 12 KB of CSS', async (_kind, path) => {
  const { css, fonts } = await weightOf(path)
  expect(fonts.files).toBe(2)
  expect(fonts.bytes).toBeLessThanOrEqual(58_000)
  expect(css).toBeGreaterThan(1_000)
  expect(css).toBeLessThanOrEqual(12_000)
})
