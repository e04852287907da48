import { posix } from 'node:path'

export type Lockfile = { packages: Readonly<Record<string, LockedPackage>> }

type LockedPackage = {
  /** Set for a workspace: its folder in node_modules is a symbolic link. */
  link?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/**
 * The keys of package-lock.json, such as `node_modules/a/node_modules/b`, of the packages that the root, the other
 * workspaces and their dependencies need when some workspaces are removed.
 */
export function requiredPackages({ packages }: Lockfile, removedWorkspaces: readonly string[]): string[] {
  const workspaces = Object.keys(packages).filter((key) => !key.includes('node_modules/'))
  const required = new Set(workspaces.filter((key) => !removedWorkspaces.includes(key)))
  for (const key of required) {
    for (const name of dependencyNames(packages[key] ?? {})) {
      const dependency = findDependency(packages, key, name)
      if (dependency !== null) required.add(dependency)
    }
  }
  return [...required].filter((key) => key.includes('node_modules/'))
}

function dependencyNames(entry: LockedPackage): string[] {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = entry
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies })
}

/** Searches the folders in the order of Node's module resolution. Null for an optional package that is not locked. */
function findDependency(packages: Lockfile['packages'], from: string, name: string): string | null {
  for (let folder = from; ; folder = posix.dirname(folder)) {
    const key = posix.join(folder, 'node_modules', name)
    if (key in packages) return key
    if (folder === '' || folder === '.') return null
  }
}
