import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs'
import { cp } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { root } from '../run'
import { requiredPackages } from './required-packages'

/** The Read API, and the store that only it uses. */
const readApi = ['packages/read-api', 'packages/content-store']

/** Installed packages, output of builds and tests, and settings: none of them is in a fresh checkout. */
const notCopied =
  /^(.*\/)?(\.git|\.next|\.data|node_modules|test-results|playwright-report|\.env(?!\.example$)[^/]*|[^/]*\.tsbuildinfo)$/

/** Copies the project, with its npm packages, to `folder`. The paths of `without` are left out. */
export async function copyProject(folder: string, without: readonly string[]): Promise<void> {
  await copySources(folder, without)
  linkFiles(join(root, 'node_modules'), join(folder, 'node_modules'))
}

/** Copies the project to `folder` without packages/read-api and packages/content-store, and without the npm packages that only it needs. */
export async function copyWithoutReadApi(folder: string): Promise<void> {
  await copySources(folder, readApi)
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  for (const key of requiredPackages(lockfile, readApi)) {
    // Optional packages of other platforms are locked but not installed.
    if (!existsSync(join(root, key))) continue
    const { link, resolved } = lockfile.packages[key]
    if (link) linkFolder(join(folder, resolved), join(folder, key))
    else linkPackage(join(root, key), join(folder, key))
  }
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

/** The node_modules folder at the root of a package is left out: the lockfile lists its packages separately. */
function linkPackage(from: string, to: string): void {
  linkFiles(from, to, (name) => name !== 'node_modules')
}

/**
 * Hard links, because Turbopack refuses symbolic links that leave the project, and a copy takes longer. The symbolic links of
 * workspaces stay relative.
 */
export function linkFiles(from: string, to: string, includes = (_name: string) => true): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (!includes(entry.name)) continue
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

function linkFolder(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(relative(dirname(path), target), path, 'junction')
}
