import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

const commands = ['doctor', 'content-check', 'watch', 'dev-content']

function runCommand(name: string, option: string) {
  const args = ['--conditions=react-server', '--import', 'tsx', `scripts/${name}.ts`, option]
  return spawnSync(process.execPath, args, { encoding: 'utf8' })
}

it.each(commands)('%s prints its usage for --help, and after the error for an unknown option', (name) => {
  const help = runCommand(name, '--help')
  expect([help.status, help.stderr]).toEqual([0, ''])
  expect(help.stdout).toMatch(/^usage: npm run /)
  const unknown = runCommand(name, '--no-such-option')
  expect(unknown.status).toBeGreaterThan(0)
  expect(unknown.stdout).toBe('')
  expect(unknown.stderr).toMatch(/^Unknown option '--no-such-option'.*\nusage: npm run /)
})
