import { statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The path of the file in `public/media` that a URL path names; null if there is none. The path has no query, and none of
 * its segments leaves the folder.
 */
export function findMediaFile(urlPath: string): string | null {
  const segments = toSegments(urlPath)
  if (segments === null) return null
  const file = join(process.cwd(), 'public', 'media', ...segments)
  try {
    return statSync(file).isFile() ? file : null
  } catch {
    // The file does not exist, or the name is not one that the file system accepts.
    return null
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
