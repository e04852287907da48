import { type Dirent, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Problem } from './problem'

/** `path` is relative to the content folder, `label` to the working directory of the command; both have `/`. */
export type SourceFile = { path: string; label: string; absolute: string }

/**
 * The files below `root`, sorted by path; without hidden files and README.md. Symbolic links are followed only to
 * files inside the folder, so that content cannot publish other files of the machine.
 */
export function listFiles(root: string): { files: SourceFile[]; problems: Problem[] } {
  const files: SourceFile[] = []
  const problems: Problem[] = []
  const realRoot = realpathSync(root)

  const visit = (folder: string, prefix: string) => {
    const entries = readdirSync(folder, { withFileTypes: true }).sort(byName)
    for (const entry of entries) {
      if (entry.name.startsWith('.') || entry.name === 'README.md') continue
      const path = `${prefix}${entry.name}`
      const label = `${root.replace(/\/+$/, '')}/${path}`
      const absolute = join(folder, entry.name)
      if (entry.isDirectory()) visit(absolute, `${path}/`)
      else if (isFileInside(realRoot, absolute, entry)) files.push({ path, label, absolute })
      else
        problems.push({
          file: label,
          path: '',
          message: 'expected a file, or a link to a file inside the folder',
        })
    }
  }
  visit(realRoot, '')
  return { files, problems }
}

function isFileInside(realRoot: string, absolute: string, entry: Dirent): boolean {
  if (entry.isFile()) return true
  if (!entry.isSymbolicLink() || !statSync(absolute, { throwIfNoEntry: false })?.isFile()) return false
  return realpathSync(absolute).startsWith(`${realRoot}${sep}`)
}

function byName(a: Dirent, b: Dirent): number {
  if (a.name === b.name) return 0
  return a.name < b.name ? -1 : 1
}

/** The text of a file, with `\n` as line end. Throws an `Error` with a message for the author of the file. */
export function readText({ absolute }: SourceFile, maxMegabytes = 1): string {
  if (statSync(absolute).size > maxMegabytes * 1_000_000) throw new Error(`is larger than ${maxMegabytes} MB`)
  const bytes = readFileSync(absolute)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n')
  } catch {
    throw new Error('is not UTF-8 text')
  }
}
