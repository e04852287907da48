import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { format } from 'node:util'
import { isFull } from '@vitrine/api-contract/testing/full'
import { vi } from 'vitest'
import { root } from '../run'

export type Output = { code: number; stdout: string; stderr: string }

/**
 * Runs a command with these settings, the site folder of the tests and no others: in `npm run test:full` as `npm run` does, and in `npm test` in this process,
 * because the start of another one takes seconds.
 */
export function runScript(
  path: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<Output> {
  // A fork has a site folder of its own.
  const site = { SITE_FOLDER: 'lib/settings/testing/site' }
  const environment = { PATH: process.env.PATH, ...site, ...settings }
  return isFull ? runProcess(path, args, environment) : runHere(path, args, environment)
}

type Environment = Readonly<Record<string, string | undefined>>

function runProcess(path: string, args: readonly string[], environment: Environment): Promise<Output> {
  const command = ['--conditions=react-server', '--import', 'tsx', path, ...args]
  const env = { NODE_ENV: 'development' as const, ...environment }
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    )
  })
}

async function runHere(path: string, args: readonly string[], environment: Environment): Promise<Output> {
  const before = { ...process.env }
  const output: Output = { code: 0, stdout: '', stderr: '' }
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => write('stdout', `${text}`)),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => write('stderr', `${text}`)),
    vi
      .spyOn(console, 'log')
      .mockImplementation((...values) => void write('stdout', `${format(...values)}\n`)),
    vi
      .spyOn(console, 'error')
      .mockImplementation((...values) => void write('stderr', `${format(...values)}\n`)),
  ]
  function write(name: 'stdout' | 'stderr', text: string): true {
    output[name] += text
    return true
  }
  try {
    setEnvironment(environment)
    vi.resetModules()
    const { runCommand } = await import('@vitrine/api-contract/command')
    const { command }: { command: Parameters<typeof runCommand>[0] } = await import(join(root, path))
    output.code = (await runCommand(command, args)) || Number(process.exitCode ?? 0)
    return output
  } finally {
    for (const spy of spies) spy.mockRestore()
    setEnvironment(before)
    process.exitCode = undefined
  }
}

function setEnvironment(environment: Environment): void {
  for (const name of Object.keys(process.env)) delete process.env[name]
  for (const [name, value] of Object.entries(environment)) if (value !== undefined) process.env[name] = value
}
