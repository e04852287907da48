import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const script = "await import('./next.config.mjs'); console.log(process.sourceMapsEnabled)"

it('leaves source maps off, so that the server does not store those of each chunk in memory', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  expect(stdout.trim()).toBe('false')
})
