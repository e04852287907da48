import { expect, test } from 'vitest'
import { pagePaths } from '@/e2e/faults/security/response-kinds'
import { siteRecords } from '../records/one-of-each'
import { scriptSizeOf } from '../support/script-size'
import { get } from '../support/site'

test('pages without React load at most 10 KB of JavaScript, and no data for React', async () => {
  const pages = await Promise.all(
    Object.values(pagePaths(siteRecords)).map(async (path) => ({
      path,
      html: await (await get(path)).text(),
    })),
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
