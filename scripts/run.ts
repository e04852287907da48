import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import getPort from 'get-port'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Paths within node_modules. */
const programs = {
  next: 'next/dist/bin/next',
  tsx: 'tsx/dist/cli.mjs',
  tsc: 'typescript/bin/tsc',
  biome: '@biomejs/biome/bin/biome',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
  redocly: '@redocly/cli/bin/cli.js',
  spectral: '@stoplight/spectral-cli/dist/index.js',
}

type Program = keyof typeof programs
export type Environment = Record<string, string>

/** Runs the specs of a project of playwright.config.ts. */
export type RunSpecs = (project: string, environment: Environment) => Promise<void>

/** `folder` is a checkout: its node_modules holds the program, and the program runs in it. */
function launch(
  program: Program,
  args: readonly string[],
  environment: Environment,
  output: 'inherit' | 'pipe',
  folder: string,
) {
  return spawn(process.execPath, [join(folder, 'node_modules', programs[program]), ...args], {
    cwd: folder,
    stdio: ['ignore', output, 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment },
  })
}

/** Runs a program of this project until it exits and shows its output. Throws `ProgramFailed`. */
export async function run(
  program: Program,
  args: readonly string[],
  environment: Environment = {},
  folder = root,
): Promise<void> {
  const child = launch(program, args, environment, 'inherit', folder)
  const forward = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGINT', forward).on('SIGTERM', forward)
  const code = await exitCode(child)
  process.off('SIGINT', forward).off('SIGTERM', forward)
  if (code !== 0) throw new ProgramFailed(`${program} ${args.join(' ')} failed with exit code ${code}`)
}

/** The program printed the cause itself, so callers print only the message, without a stack. */
export class ProgramFailed extends Error {
  override name = 'ProgramFailed'
}

/** Runs a script until it exits and returns its standard output. Throws `ProgramFailed`. */
export async function readOutput(
  script: string,
  args: readonly string[],
  environment: Environment,
  nodeOptions: readonly string[] = [],
): Promise<string> {
  const child = launch('tsx', [...nodeOptions, script, ...args], environment, 'pipe', root)
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  const code = await exitCode(child)
  if (code !== 0) throw new ProgramFailed(`${script} failed with exit code ${code}`)
  return output
}

export type Server = { stop: () => Promise<void> }

/** Starts a server and waits until `url` responds, at most 30 seconds. Throws `ProgramFailed`. */
export async function startServer(
  program: Program,
  args: readonly string[],
  url: string,
  environment: Environment,
  folder = root,
): Promise<Server> {
  const child = launch(program, args, environment, 'inherit', folder)
  const ended = exitCode(child)
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const state: { code: number | null } = { code: null }
  void ended.then((code) => {
    state.code = code
  })
  const command = `${program} ${args.join(' ')}`
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await wait(100)) {
    if (state.code !== null) throw new ProgramFailed(`${command} exited with code ${state.code}`)
    if (await responds(url)) return { stop }
  }
  await stop()
  throw new ProgramFailed(`${command} did not respond at ${url} within 30 seconds`)
}

function responds(url: string): Promise<boolean> {
  return fetch(url, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )
}

async function exitCode(child: ChildProcess): Promise<number> {
  const [code, signal] = await once(child, 'close')
  return code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)
}

/** Adds a free port to the settings of a server; `url` is the origin of that server. */
export async function assignPort(settings: Environment): Promise<{ url: string; environment: Environment }> {
  const port = String(await getPort())
  return { url: `http://localhost:${port}`, environment: { PORT: port, ...settings } }
}
