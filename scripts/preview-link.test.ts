import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const secret = 'a-secret-of-the-tests-with-32-characters'

/** The output and the exit code of the command. */
async function run(args: readonly string[], settings: Record<string, string>) {
  const env = { ...process.env, ...settings }
  const command = ['--import', 'tsx', 'scripts/preview-link.ts', ...args]
  try {
    return { ...(await promisify(execFile)(process.execPath, command, { env })), code: 0 }
  } catch (error) {
    return error as { stdout: string; stderr: string; code: number }
  }
}

it('prints its usage, also without the secret, and a link alone on the last line', async () => {
  const [help, unset, link] = await Promise.all([
    run(['--help'], { PREVIEW_SECRET: '' }),
    run([], { PREVIEW_SECRET: '' }),
    run(['--type', 'job', '--reference', 'A1'], { PREVIEW_SECRET: secret }),
  ])
  expect([help.code, help.stderr]).toEqual([0, ''])
  expect(help.stdout).toMatch(/^usage: npm run -s preview:link/)
  expect([unset.code, unset.stdout]).toEqual([1, ''])
  expect(unset.stderr).toContain('PREVIEW_SECRET is not set')
  expect(link.stdout.trim().split('\n').at(-1)).toMatch(
    /^https?:\/\/[^/]+\/api\/preview\?type=job&reference=A1&/,
  )
})

it('refuses a time together with a record, because a link shows one of them', async () => {
  const at = ['--at', '2030-01-07T09:00']
  const [both, site] = await Promise.all([
    run([...at, '--type', 'article', '--reference', 'A1'], { PREVIEW_SECRET: secret }),
    run(at, { PREVIEW_SECRET: secret }),
  ])
  expect([both.code, both.stdout]).toEqual([1, ''])
  expect(both.stderr).toMatch(/^--at shows the whole site: .*\n\nusage: /)
  expect(site.code).toBe(0)
})
