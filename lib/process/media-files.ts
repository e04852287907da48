import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { env } from '@/lib/env'

/** Where the files below `/media/` are: those of the site precede those of the content. */
const folders = [join(env.SITE_FOLDER, 'media'), join('public', 'media')]

/**
 * The path of the file that a path below `/media/` within the site names; null if there is none. The path has no query, and none of its
 * segments leaves the folder.
 */
export function findMediaFile(urlPath: string): string | null {
  const segments = toSegments(urlPath)
  if (segments === null) return null
  return folders.map((folder) => resolve(folder, ...segments)).find(isFile) ?? null
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    // The file does not exist, or the name is not one that the file system accepts.
    return false
  }
}

/** The names below `/media/`, decoded. Null for another path. */
function toSegments(urlPath: string): string[] | null {
  if (!urlPath.startsWith('/media/')) return null
  try {
    const segments = urlPath.slice('/media/'.length).split('/').map(decodeURIComponent)
    return segments.every((name) => !/^\.{0,2}$|[/\\\0]/.test(name)) ? segments : null
  } catch {
    return null
  }
}
