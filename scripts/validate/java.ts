import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const advice =
  'Java is not installed and the installation failed: install a Java runtime, version 17 or later.'

/** The command of a Java runtime. Installs Java if there is none. */
export function findJava(): string {
  if (succeeds('java', ['-version'])) return 'java'
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('Java was not found: installing the system package')
    succeeds('/usr/bin/apt-get', ['update', '-q'])
    succeeds('/usr/bin/apt-get', ['install', '-y', '-q', '--no-install-recommends', 'default-jre-headless'])
    if (succeeds('java', ['-version'])) return 'java'
  }
  throw new Error(advice)
}

function succeeds(program: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(program, args, { stdio: 'ignore', env, timeout: 10 * 60_000 }).status === 0
}
