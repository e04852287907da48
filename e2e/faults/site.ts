import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import getPort from 'get-port'
import { makePending } from '@/e2e/support/copy'
import { copyApi, type Environment, ProgramFailed } from '@/scripts/run'
import type { Site } from './part'

/** An origin at a free port. Not `localhost`, because requests come from several addresses of 127.0.0.0/8. */
export async function findOrigin(): Promise<string> {
  return `http://127.0.0.1:${await getPort()}`
}

/**
 * Starts `next start` at the origin `url` on the build of `folder`, with its cache and output in `storage`. Throws
 * `ProgramFailed` if it does not respond within 30 seconds.
 */
export async function startSite(
  url: string,
  folder: string,
  storage: string,
  environment: Environment,
): Promise<Site> {
  const cacheDirectory = join(storage, 'cache')
  const logPath = join(storage, 'site.log')
  await mkdir(cacheDirectory, { recursive: true })
  const variables: Environment & { DATABASE_URL: string } = {
    NEXT_TELEMETRY_DISABLED: '1',
    SITE_URL: url,
    PORT: new URL(url).port,
    CACHE_DIRECTORY: cacheDirectory,
    DATABASE_URL: `file:${join(storage, 'copy.db')}`,
    ...environment,
  }
  // Not where a test sets a database that cannot be reached.
  if (environment.API_BASE_URL && !environment.DATABASE_URL) await copyApi(variables)
  let child = await start(folder, url, logPath, variables)
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), 15_000)
    await exited
    clearTimeout(timer)
  }
  return {
    url,
    get pid() {
      return child.pid ?? 0
    },
    folder,
    cacheDirectory,
    readAgain: () => makePending(variables.DATABASE_URL),
    log: () => readFile(logPath, 'utf8'),
    restart: async () => {
      await stop()
      child = await start(folder, url, logPath, variables)
    },
    stop,
  }
}

async function start(
  folder: string,
  url: string,
  logPath: string,
  environment: Environment,
): Promise<ChildProcess> {
  const log = await open(logPath, 'a')
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/start.ts'], {
    cwd: folder,
    stdio: ['ignore', log.fd, log.fd],
    env: { ...process.env, ...environment },
  })
  await log.close()
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await wait(100)) {
    if (child.exitCode !== null) break
    const responds = await fetch(`${url}/robots.txt`).then(
      () => true,
      () => false,
    )
    if (responds) return child
  }
  child.kill('SIGKILL')
  throw new ProgramFailed(`npm start does not respond at ${url}:\n${await readFile(logPath, 'utf8')}`)
}
