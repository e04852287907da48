import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const root = fileURLToPath(new URL('..', import.meta.url))

const programs = {
  next: require.resolve('next/dist/bin/next'),
  tsx: require.resolve('tsx/cli'),
  tsc: require.resolve('typescript/package.json').replace('package.json', 'bin/tsc'),
  biome: require.resolve('@biomejs/biome/bin/biome'),
  vitest: require.resolve('vitest/package.json').replace('package.json', 'vitest.mjs'),
  playwright: require.resolve('@playwright/test/cli'),
  redocly: inPackage('@redocly/cli', 'bin/cli.js'),
  spectral: inPackage('@stoplight/spectral-cli', 'dist/index.js'),
}

function inPackage(name: string, file: string): string {
  return join(root, 'node_modules', name, file)
}

type Program = keyof typeof programs
type Environment = Record<string, string>

function launch(
  program: Program,
  args: readonly string[],
  environment: Environment,
  output: 'inherit' | 'pipe',
) {
  return spawn(process.execPath, [programs[program], ...args], {
    cwd: root,
    stdio: ['ignore', output, 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment },
  })
}

/** Runs a program of this project to its end with its output shown. Throws where it fails. */
export async function run(
  program: Program,
  args: readonly string[],
  environment: Environment = {},
): Promise<void> {
  const child = launch(program, args, environment, 'inherit')
  const forward = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGINT', forward).on('SIGTERM', forward)
  const code = await exitCode(child)
  process.off('SIGINT', forward).off('SIGTERM', forward)
  if (code !== 0) throw new ProgramFailed(`${program} ${args.join(' ')} failed`)
}

/** Its message is all there is to say: the program has shown its own trouble. */
export class ProgramFailed extends Error {
  override name = 'ProgramFailed'
}

/** What a script prints on standard output. */
export async function outputOf(
  script: string,
  args: readonly string[],
  environment: Environment,
  nodeOptions: readonly string[] = [],
): Promise<string> {
  const child = launch('tsx', [...nodeOptions, script, ...args], environment, 'pipe')
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  if ((await exitCode(child)) !== 0) throw new ProgramFailed(`${script} failed`)
  return output
}

export type Server = { stop: () => Promise<void> }

/** Starts a server and waits until `url` answers. */
export async function start(
  program: Program,
  args: readonly string[],
  url: string,
  environment: Environment,
): Promise<Server> {
  const child = launch(program, args, environment, 'inherit')
  const ended = exitCode(child)
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const state: { code: number | null } = { code: null }
  void ended.then((code) => {
    state.code = code
  })
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await wait(100)) {
    if (state.code !== null)
      throw new ProgramFailed(`${program} ${args.join(' ')} stopped with ${state.code}`)
    if (
      await fetch(url, { redirect: 'manual' }).then(
        () => true,
        () => false,
      )
    )
      return { stop }
  }
  await stop()
  throw new ProgramFailed(`${program} ${args.join(' ')} did not answer at ${url}`)
}

async function exitCode(child: ChildProcess): Promise<number> {
  const [code, signal] = await once(child, 'close')
  return code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)
}

/** Settings for a server, and where it will be. */
export async function onFreePort(settings: Environment): Promise<{ url: string; environment: Environment }> {
  const port = String(await freePort())
  return { url: `http://localhost:${port}`, environment: { PORT: port, ...settings } }
}

/** A port that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port was given')
  return address.port
}
