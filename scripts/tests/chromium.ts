import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Debian's package of Chromium without windows: the tests take two thirds of the time that they take with Chromium. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const systemPaths = [
  headlessShell,
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

/**
 * The path of the Chromium for the browser tests. Installs Chromium if there is none, and the faster one as root on Debian: that mostly
 * waits for the network, so other tests run meanwhile. Throws if there is none and it cannot be installed.
 */
export async function findChromium(): Promise<string> {
  const configured = process.env.CHROMIUM_PATH
  if (configured) {
    if (existsSync(configured)) return configured
    throw new Error(`CHROMIUM_PATH is ${configured}, but that file does not exist.`)
  }
  const installed = findInstalled()
  if (installed === headlessShell || (await installHeadlessShell())) return headlessShell
  if (installed) return installed
  console.log('Chromium was not found: installing it for the browser tests')
  await succeeds(process.execPath, [playwright(), 'install', '--with-deps', 'chromium'])
  const added = findInstalled()
  if (added) return added
  throw new Error(advice)
}

function findInstalled(): string | null {
  return [...systemPaths, chromium.executablePath()].find((path) => existsSync(path)) ?? null
}

/** Whether the package is installed now. Other systems than Debian do not have it, and only root installs packages. */
async function installHeadlessShell(): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  console.log('Installing chromium-headless-shell for the browser tests')
  await succeeds('apt-get', ['update', '-q'])
  await succeeds('apt-get', ['install', '-y', '-q', 'chromium-headless-shell'])
  return existsSync(headlessShell)
}

function playwright(): string {
  return join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js')
}

/** Prints the output only if the program fails. */
async function succeeds(program: string, args: readonly string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env, timeout: 10 * 60_000 })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const [code] = await once(child, 'close')
  if (code !== 0) console.log(output)
  return code === 0
}
