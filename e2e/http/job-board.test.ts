import { expect, test } from 'vitest'
import { lintPaths } from '../support/html-lint'
import { boardStates } from '../support/job-board-states'
import { scriptSizeOf, scriptSizeOfNext } from '../support/script-size'

const paths = boardStates.map(({ path }) => path)

test('html-validate finds no problem in the states of the board', async () => {
  expect(await lintPaths(paths)).toEqual([])
})

test('the board loads at most 45 KB of JavaScript more than Next.js itself', async () => {
  const bare = await scriptSizeOfNext()
  for (const path of paths) expect((await scriptSizeOf(path)) - bare, path).toBeLessThanOrEqual(45_000)
})
