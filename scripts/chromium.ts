import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'

/** chromium-headless-shell comes first: the tests take two thirds of the time that they take with Chromium. */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const advice =
  'Chromium is not installed and the installation failed: install Chromium or Chrome, or set CHROMIUM_PATH to its executable.'

/** The path of the Chromium for the browser tests. Installs Chromium if there is none. */
export function findChromium(): string {
  const configured = process.env.CHROMIUM_PATH
  if (configured) {
    if (existsSync(configured)) return configured
    throw new Error(`CHROMIUM_PATH is ${configured}, but that file does not exist.`)
  }
  const found = findInstalled()
  if (found) return found
  console.log('Chromium was not found: installing it for the browser tests')
  install()
  const added = findInstalled()
  if (added) return added
  throw new Error(advice)
}

function findInstalled(): string | null {
  return [...systemPaths, chromium.executablePath()].find((path) => existsSync(path)) ?? null
}

function install(): void {
  const playwright = join(
    dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
    'cli.js',
  )
  if (succeeds(process.execPath, [playwright, 'install', '--with-deps', 'chromium'])) return
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return
  console.log('Playwright could not download Chromium: installing the system package')
  if (succeeds('/usr/bin/apt-get', ['update', '-q']))
    succeeds('/usr/bin/apt-get', ['install', '-y', '-q', 'chromium-headless-shell'])
}

function succeeds(program: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(program, args, { stdio: 'inherit', env, timeout: 10 * 60_000 }).status === 0
}
