import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { root } from '../run'

/** Installed packages, output of builds and tests, and settings: none of them is in a fresh checkout. */
const notCopied =
  /^(.*\/)?(\.git|\.next|\.data|node_modules|test-results|playwright-report|\.env(?!\.example$)[^/]*|[^/]*\.tsbuildinfo)$/

/** Copies the project, with its npm packages, to `folder`. The paths of `without` are left out. */
export async function copyProject(folder: string, without: readonly string[] = []): Promise<void> {
  await copySources(folder, without)
  linkFiles(join(root, 'node_modules'), join(folder, 'node_modules'))
}

function copySources(folder: string, without: readonly string[]): Promise<void> {
  return cp(root, folder, {
    recursive: true,
    filter: (source) => {
      const path = relative(root, source).split(sep).join('/')
      return !without.includes(path) && !notCopied.test(path)
    },
  })
}

/**
 * Hard links, because Turbopack refuses symbolic links that leave the project, and a copy takes longer. The symbolic links of
 * workspaces stay relative.
 */
export function linkFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFiles(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target, 'junction')
    else linkFile(source, target)
  }
}

/** Copies where the temporary folder is on another file system. */
function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target)
  }
}
