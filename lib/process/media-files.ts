import { statSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { mediaFolder } from '@vitrine/content-store/db/location'
import { env } from '@/lib/env'

/** The files below `/media/` can be replaced under their names. */
export const mediaCacheControl = 'public, max-age=14400, stale-while-revalidate=86400'

/**
 * The path of the file that a path below `/media/` within the site names; null if there is none. Files of the site precede those that
 * imports have stored. The path has no query, and none of its segments leaves the folder.
 */
export function findMediaFile(urlPath: string): string | null {
  const segments = toSegments(urlPath)
  if (segments === null) return null
  const folders = [join(env.SITE_FOLDER, 'media'), mediaFolder(env.DATABASE_URL)]
  return folders.map((folder) => resolve(folder, ...segments)).find(isFile) ?? null
}

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

/** The media type of a file below `/media/`, by the end of its name. */
export function mediaType(file: string): string {
  return types[extname(file).toLowerCase()] ?? 'application/octet-stream'
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
