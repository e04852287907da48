import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type Environment, root, run } from '@/scripts/run'
import { linkFiles } from '@/scripts/tests/project-copy'

/** True if this checkout has git and the revision: a source archive and a shallow clone have not. */
export function hasRevision(revision: string): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${revision}^{commit}`], { cwd: root, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Builds a revision in `folder`, with the installed packages of this checkout. */
export async function buildRevision(
  revision: string,
  folder: string,
  environment: Environment,
): Promise<void> {
  execFileSync('git', ['clone', '--quiet', '--no-checkout', root, folder])
  execFileSync('git', ['checkout', '--quiet', '--detach', revision], { cwd: folder })
  linkFiles(join(root, 'node_modules'), join(folder, 'node_modules'))
  await run('next', ['build'], environment, folder)
}
