import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

type Ended = { code: number | null; out: string; err: string }

/**
 * Starts a command on the database `url`. Without the tsx launcher, as in package.json: the launcher kills a process that
 * does not end at once on a signal.
 */
export function startCommand(
  script: string,
  args: readonly string[],
  url: string,
  settings: Record<string, string> = {},
): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', `packages/read-api/commands/${script}.ts`, ...args],
    {
      env: { ...process.env, DATABASE_URL: url, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const texts = { out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    texts.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    texts.err += chunk
  })
  return { child, ended: once(child, 'close').then(([code]) => ({ code, ...texts })) }
}

export function runCommand(...args: Parameters<typeof startCommand>): Promise<Ended> {
  return startCommand(...args).ended
}
