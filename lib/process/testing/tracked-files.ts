import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The tracked files that exist, or all files where the checkout has no git. */
export function listTrackedFiles(): string[] {
  try {
    return execFileSync('git', ['ls-files'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .trim()
      .split('\n')
      .filter((path) => existsSync(path))
  } catch {
    const ignored = new Set(['node_modules', '.next', '.data', '.git', 'test-results'])
    const walk = (folder: string): string[] =>
      readdirSync(folder || '.', { withFileTypes: true })
        .filter(({ name }) => !ignored.has(name))
        .flatMap((entry) => (entry.isDirectory() ? walk(join(folder, entry.name)) : join(folder, entry.name)))
    return walk('')
  }
}
