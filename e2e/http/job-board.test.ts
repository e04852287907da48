import { expect, test } from 'vitest'
import { crawl } from '../support/crawl'
import { lintHtml } from '../support/html-lint'
import { boardStates } from '../support/job-board-states'
import { scriptSizeOf } from '../support/script-size'
import { baseUrl } from '../support/site'

const paths = boardStates.map(({ path }) => path)

test('html-validate finds no problem in the states of the board', async () => {
  const pages = [...(await crawl(baseUrl, paths, paths.length)).values()]
  expect(pages.map(({ path, status }) => [path, status]).sort()).toEqual(
    paths.map((path) => [path, 200]).sort(),
  )
  const problems = await lintHtml(pages)
  expect(problems.map(({ path, line, rule, message }) => `${path}:${line} ${rule}: ${message}`)).toEqual([])
})

test('the board loads at most 45 KB of JavaScript more than the 404 page', async () => {
  const bare = await scriptSizeOf('/en/unknown')
  expect(bare).toBeGreaterThan(100_000)
  for (const path of paths) expect((await scriptSizeOf(path)) - bare, path).toBeLessThanOrEqual(45_000)
})
