import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const advice = 'No Java was found and none could be installed: install a Java runtime, version 17 or later.'

/** The name of a Java that runs; installs one where there is none. Throws with what to do. */
export function findJava(): string {
  if (runs('java', ['-version'])) return 'java'
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('No Java found; installing the one of this system')
    runs('/usr/bin/apt-get', ['update', '-q'])
    runs('/usr/bin/apt-get', ['install', '-y', '-q', '--no-install-recommends', 'default-jre-headless'])
    if (runs('java', ['-version'])) return 'java'
  }
  throw new Error(advice)
}

function runs(program: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(program, args, { stdio: 'ignore', env, timeout: 10 * 60_000 }).status === 0
}
