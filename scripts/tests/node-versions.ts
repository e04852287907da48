import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ProgramFailed, root } from '../run'

/** The versions that docs/deploying.md recommends. */
const versions = ['22', '24']

/** Builds and serves the site of the tests with each recommended version of Node.js, from the npm package of the version. */
export async function testNodeVersions(folder: string): Promise<void> {
  const platform = `${process.platform}-${process.arch}`
  if (platform !== 'linux-x64') {
    console.log(`Node.js ${versions.join(' and ')} are tested on linux-x64 only, not on ${platform}`)
    return
  }
  for (const version of versions) {
    const prefix = join(folder, `node-${version}`)
    await mkdir(prefix, { recursive: true })
    await execute('npm', ['install', '--no-save', '--prefix', prefix, `node-${platform}@${version}`])
    const node = join(prefix, `node_modules/node-${platform}/bin/node`)
    await execute(node, [join(root, 'node_modules/tsx/dist/cli.mjs'), 'scripts/tests/smoke.ts'])
  }
}

async function execute(program: string, args: readonly string[]): Promise<void> {
  const [code] = await once(
    spawn(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }),
    'close',
  )
  if (code !== 0) throw new ProgramFailed(`${program} ${args.join(' ')} failed with exit code ${code}`)
}
