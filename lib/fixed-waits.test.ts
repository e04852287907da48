import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listTrackedFiles } from './process/testing/tracked-files'

/** Files that wait for a fixed time, or folders of them, with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'e2e/browser/company-sections.spec.ts': 'The page marks a section some time after it has scrolled.',
  'e2e/generated/site-reader.ts': 'It requests a stale page again until that is rendered.',
  'e2e/support/copy.ts': 'It reads the store until a site in another process has copied its API.',
  'e2e/support/revalidation/compare-sites.ts': 'It reads pages until these do not change any more.',
  'e2e/support/settled.ts': 'It reads a page until that does not change any more.',
  'lib/sync/run-sync.test.ts': 'By then a second process has tried the lock of the first one more than once.',
  'packages/content-store/db/connect.test.ts': 'A transaction stays open while another connection writes.',
  'packages/content-store/testing/postgres-server.ts': 'It tries to connect until Postgres has started.',
}

/** Files that `npm test` runs. Those of `npm run test:full` and `test:faults` may wait. */
const isTested = (path: string) =>
  /\.(test|spec)\.tsx?$|\/testing\/|^e2e\/|^scripts\/tests\//.test(path) &&
  !/\.full\.test\.ts$|^e2e\/(?:full|faults)\//.test(path)

/** The timers of node:timers/promises, a promise that a timer resolves, and the wait of Playwright. */
const fixedWait = new RegExp(
  [
    /import (?!\{ setImmediate\b[^,}]*\})[^;'"]*from ['"](?:node:)?timers\/promises/,
    /promisify\((?:\w+\.)?setTimeout\)/,
    /\bnew Promise\b[^;]{0,30}(?:=>|\bfunction\b[^{]{0,30})\s*(?:\{\s*(?:const .*\n\s*)?)?setTimeout\(/,
    /\.waitForTimeout\(/,
  ]
    .map(({ source }) => source)
    .join('|'),
)

it('no test waits for a fixed time: it polls, or time is passed in', () => {
  const waiting = listTrackedFiles()
    .filter((path) => isTested(path) && path !== 'lib/fixed-waits.test.ts')
    .filter((path) => fixedWait.test(readFileSync(path, 'utf8')))
  const isAllowed = (path: string) => Object.keys(allowed).some((prefix) => path.startsWith(prefix))
  expect(waiting.filter((path) => !isAllowed(path))).toEqual([])
  const isUsed = (prefix: string) => waiting.some((path) => path.startsWith(prefix))
  expect(Object.keys(allowed).filter((prefix) => !isUsed(prefix))).toEqual([])
})

it.each([
  ["import { setTimeout as wait } from 'node:timers/promises'", true],
  ['await new Promise((resolve) => setTimeout(resolve, 20))', true],
  ['await new Promise<void>((done) => {\n  setTimeout(done, 20)\n})', true],
  ['await page.waitForTimeout(30)', true],
  ["import { setTimeout as wait } from 'timers/promises'", true],
  ["import * as timers from 'node:timers/promises'", true],
  ["import timers from 'node:timers/promises'", true],
  ['await promisify(setTimeout)(500)', true],
  [
    'await new Promise((resolve) => {\n  const start = Date.now()\n  setTimeout(() => resolve(start), 20)\n})',
    true,
  ],
  ['await new Promise(function (resolve) {\n  setTimeout(resolve, 20)\n})', true],
  ["import { setImmediate as nextTask } from 'node:timers/promises'", false],
  ['createServer((_, response) => setTimeout(() => response.end(), 20))', false],
])('%s is a fixed wait: %s', (code, expected) => {
  expect(fixedWait.test(code)).toBe(expected)
})
