import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '@vitrine/api-contract/command'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { root } from './run'

/** The commands of package.json that run a file of this repository: by name, with its path. */
const scripts: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts
const commands = Object.entries(scripts).flatMap(([name, line]): [string, string][] => {
  const [, path] = /^(?:node .*--import tsx|tsx) ([^ ]+\.ts)$/.exec(line) ?? []
  return path ? [[name, path]] : []
})

/** With an invalid setting: a command that reads settings when it is loaded fails. */
async function load(path: string) {
  vi.stubEnv('SITE_URL', 'no URL')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { command }: { command: Parameters<typeof runCommand>[0] } = await import(join(root, path))
  return command
}

/** The exit code and the output of a command in this process. */
async function runHere(path: string, option: string) {
  const command = await load(path)
  let output = ''
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      output += text
      return true
    })
  onTestFinished(() => void vi.restoreAllMocks())
  const code = await runCommand(command, [option])
  vi.restoreAllMocks()
  return { code, output, command }
}

describe.each(commands)('npm run %s', (name, path) => {
  it('prints its usage for --help, with a description of each option', async () => {
    const { code, output, command } = await runHere(path, '--help')
    expect(code).toBe(0)
    expect(output).toMatch(new RegExp(`^Usage: npm run (-s )?${name} -- .*\n\n\\w`))
    for (const { flags, description } of command.options) {
      expect(output).toContain(`  ${flags}`)
      expect(description, flags).not.toBe('')
    }
  })

  // Commander names a missing option before an unknown one.
  it('refuses an unknown option with exit code 2 and the usage', async () => {
    const { code, output } = await runHere(path, '--no-such-option')
    expect(code).toBe(2)
    expect(output).toMatch(
      /^error: (unknown option '--no-such-option'|required option .*)\n\nUsage: npm run /,
    )
  })

  it('is in docs/commands.md', () => {
    expect(readFileSync(join(root, 'docs/commands.md'), 'utf8')).toContain(`\`${name}\``)
  })
})

it('a command runs in a process of its own', () => {
  const start = (option: string) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/preview-link.ts', option], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, SITE_URL: 'no URL' },
    })
  const help = start('--help')
  expect([help.status, help.stderr]).toEqual([0, ''])
  expect(help.stdout).toMatch(/^Usage: npm run -s preview:link -- \[options\]\n/)
  // The settings are read after the arguments.
  expect(start('--frame')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('SITE_URL: '),
  })
}, 60_000)
