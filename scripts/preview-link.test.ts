import { expect, it } from 'vitest'
import { runScript } from './testing/run-script'

const secret = 'a-secret-of-the-tests-with-32-characters'

const run = (args: readonly string[], settings: Record<string, string> = {}) =>
  runScript('scripts/preview-link.ts', args, settings)

it('prints a link alone on the last line, and needs the secret', async () => {
  const unset = await run([])
  const settings = { PREVIEW_SECRET: secret, SITE_URL: 'https://company.example/careers' }
  const link = await run(['--type', 'job', '--reference', 'A1'], settings)
  expect([unset.code, unset.stdout]).toEqual([1, ''])
  expect(unset.stderr).toContain('PREVIEW_SECRET is not set')
  expect(link.stdout.trim().split('\n').at(-1)).toMatch(
    /^https:\/\/company\.example\/careers\/api\/preview\?type=job&reference=A1&/,
  )
})

it('refuses a time together with a record, because a link shows one of them', async () => {
  const at = ['--at', '2030-01-07T09:00']
  const both = await run([...at, '--type', 'article', '--reference', 'A1'], { PREVIEW_SECRET: secret })
  const site = await run(at, { PREVIEW_SECRET: secret })
  expect([both.code, both.stdout]).toEqual([2, ''])
  expect(both.stderr).toMatch(/^error: --at shows the whole site: .*\n\nUsage: /)
  expect(site.code).toBe(0)
})
