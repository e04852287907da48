import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import getPort from 'get-port'
import { env } from '@/lib/env'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** What Node.js runs for each program, from a folder of the project. `site` serves the build. */
const programs = {
  site: ['--import', 'tsx', 'server/start.ts'],
  next: ['node_modules/next/dist/bin/next'],
  tsx: ['node_modules/tsx/dist/cli.mjs'],
  tsc: ['node_modules/typescript/bin/tsc'],
  biome: ['node_modules/@biomejs/biome/bin/biome'],
  knip: ['node_modules/knip/bin/knip.js'],
  vitest: ['node_modules/vitest/vitest.mjs'],
  playwright: ['node_modules/@playwright/test/cli.js'],
  redocly: ['node_modules/@redocly/cli/bin/cli.js'],
  spectral: ['node_modules/@stoplight/spectral-cli/dist/index.js'],
}

type Program = keyof typeof programs
export type Environment = Record<string, string>

/** Starts a program of `folder`, with `folder` as its working directory. */
function launch(
  program: Program,
  args: readonly string[],
  environment: Environment,
  output: 'inherit' | 'pipe',
  folder: string,
) {
  return spawn(process.execPath, [...programs[program], ...args], {
    cwd: folder,
    stdio: ['ignore', output, 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment },
  })
}

/** Runs a program until it exits and shows its output. Throws `ProgramFailed` if the exit code is not 0. */
export async function run(
  program: Program,
  args: readonly string[],
  environment: Environment = {},
  folder = root,
): Promise<void> {
  const child = launch(program, args, environment, 'inherit', folder)
  const forwardSignal = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGINT', forwardSignal).on('SIGTERM', forwardSignal)
  const code = await waitForExit(child)
  process.off('SIGINT', forwardSignal).off('SIGTERM', forwardSignal)
  if (code !== 0) throw new ProgramFailed(`${program} ${args.join(' ')} failed with exit code ${code}`)
}

/** Copies the hosted API of these settings into their database, as `npm run sync` does. */
export function copyApi(environment: Environment, folder = root): Promise<void> {
  return run('tsx', ['scripts/sync.ts', '--once'], environment, folder)
}

/** A program failed and has printed the cause. Commands print only the message of this error, without the stack. */
export class ProgramFailed extends Error {
  override name = 'ProgramFailed'
}

/** Runs a TypeScript file until it exits and returns its standard output. Throws `ProgramFailed` if it fails. */
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
  const code = await waitForExit(child)
  if (code !== 0) throw new ProgramFailed(`${script} failed with exit code ${code}`)
  return output
}

/** Runs a program of the system until it exits and returns its standard output. Throws if it is not installed or fails. */
export async function runInstalled(
  program: string,
  args: readonly string[],
  environment: Environment = {},
): Promise<string> {
  const env = { ...process.env, ...environment }
  const { stdout } = await promisify(execFile)(program, args, { env, maxBuffer: 2 ** 30 })
  return stdout
}

/** The first of these programs that the system has. Null if it has none. */
export async function findInstalled(programs: readonly string[]): Promise<string | null> {
  for (const program of programs) {
    const error: unknown = await runInstalled(program, ['-v']).catch((error) => error)
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isMissing) return program
  }
  return null
}

export type Server = { stop: () => Promise<void> }

/**
 * Starts a server and waits until `url` responds. Throws `ProgramFailed` if the server exits or does not respond within
 * 30 seconds.
 */
export async function startServer(
  program: Program,
  args: readonly string[],
  url: string,
  environment: Environment,
  folder = root,
): Promise<Server> {
  const child = launch(program, args, environment, 'inherit', folder)
  const exited = waitForExit(child)
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
  }
  const state: { code: number | null } = { code: null }
  void exited.then((code) => {
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

/** True if the server sends a response, whatever its status code. */
function responds(url: string): Promise<boolean> {
  return fetch(url, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )
}

/** Returns the exit code. It is 0 if SIGINT or SIGTERM ended the process. */
async function waitForExit(child: ChildProcess): Promise<number> {
  const [code, signal] = await once(child, 'close')
  return code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)
}

/** The demo and the tests use these defaults on purpose: a production process warns if they are not set. */
export const siteIdentity: Environment = { TAG_AUTHORITY: env.TAG_AUTHORITY }

/** Adds a free port to the environment variables of a server. `url` is the origin of the server at that port. */
export async function assignPort(variables: Environment): Promise<{ url: string; environment: Environment }> {
  const port = String(await getPort())
  const url = `http://localhost:${port}`
  return { url, environment: { PORT: port, SITE_URL: url, ...siteIdentity, ...variables } }
}
