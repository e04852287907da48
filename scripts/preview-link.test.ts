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

it('prints a link alone on the last line, and needs the secret', async () => {
  const [unset, link] = await Promise.all([
    run([], { PREVIEW_SECRET: '' }),
    run(['--type', 'job', '--reference', 'A1'], { PREVIEW_SECRET: secret }),
  ])
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
  expect([both.code, both.stdout]).toEqual([2, ''])
  expect(both.stderr).toMatch(/^error: --at shows the whole site: .*\n\nUsage: /)
  expect(site.code).toBe(0)
})
