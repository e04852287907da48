import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const advice =
  'No Chromium was found and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to its program.'

/** The path of a Chromium for the browser tests; installs one where there is none. Throws with what to do. */
export function findChromium(): string {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (existsSync(given)) return given
    throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`)
  }
  const found = installed()
  if (found) return found
  console.log('No Chromium found; installing one for the browser tests')
  install()
  const fresh = installed()
  if (fresh) return fresh
  throw new Error(advice)
}

function installed(): string | null {
  return [...systemPaths, chromium.executablePath()].find((path) => existsSync(path)) ?? null
}

function install(): void {
  const playwright = join(
    dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
    'cli.js',
  )
  if (runs(process.execPath, [playwright, 'install', '--with-deps', 'chromium'])) return
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return
  console.log('Its download is out of reach; trying the package of this system')
  if (runs('/usr/bin/apt-get', ['update', '-q']))
    runs('/usr/bin/apt-get', ['install', '-y', '-q', 'chromium'])
}

function runs(program: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(program, args, { stdio: 'inherit', env, timeout: 10 * 60_000 }).status === 0
}
