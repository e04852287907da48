import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs a program of this project in its folder, with its output shown; ends this process where it fails. */
export async function run(program: string, args: readonly string[], environment: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, [program, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment },
  })
  const forward = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGINT', forward).on('SIGTERM', forward)
  const code = await new Promise<number>((resolve) => {
    child.on('close', (exitCode, signal) => resolve(exitCode ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)))
  })
  process.off('SIGINT', forward).off('SIGTERM', forward)
  if (code !== 0) process.exit(code)
}

export function runNext(command: 'build' | 'start' | 'typegen', environment?: Record<string, string>): Promise<void> {
  return run(require.resolve('next/dist/bin/next'), [command], environment)
}

export function runScript(path: string, args: readonly string[] = []): Promise<void> {
  return run(require.resolve('tsx/cli'), [path, ...args])
}

/** Runs the program a package of this project installs. */
export function runPackage(bin: string, args: readonly string[], environment?: Record<string, string>): Promise<void> {
  return run(require.resolve(bin), args, environment)
}
