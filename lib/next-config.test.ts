import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match'
import { beforeAll, expect, it } from 'vitest'

const script = `
  const { default: toConfig } = await import('./next.config.mjs')
  const config = await toConfig('phase-production-server')
  console.log(JSON.stringify({ sourceMapsEnabled: process.sourceMapsEnabled, redirects: await config.redirects() }))`

let sourceMapsEnabled: boolean
let redirects: { source: string }[]

beforeAll(async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  ;({ sourceMapsEnabled, redirects } = JSON.parse(stdout))
})

it('leaves source maps off, so that the server does not store those of each chunk in memory', () => {
  expect(sourceMapsEnabled).toBe(false)
})

it.each([
  ['/en/jobs/', true],
  ['/api/search/jobs/', true],
  ['/api/search/jobs/open/', true],
  ['/api/v1/embed/', false],
  ['/api/v1/', false],
  ['/_next/image/', false],
  ['/api/search/jobs', false],
  ['/en', false],
  ['/', false],
])('redirects %s to the path without a slash at its end: %s', (path, isRedirected) => {
  // As Next.js matches the source of a redirect.
  const matches = redirects.map(({ source }) =>
    getPathMatch(source, { strict: true, removeUnnamedParams: true })(path),
  )
  expect(matches.some(Boolean)).toBe(isRedirected)
})
