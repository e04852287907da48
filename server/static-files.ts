import { stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import type { Rule } from './exchange'
import { refuse } from './refuse'

/** Paths of files, and the folders of the project that have them. */
const folders = [
  { prefix: '/_next/static/', folder: resolve('.next/static') },
  { prefix: '/media/', folder: resolve('public/media') },
]

/**
 * For a file that does not exist, Next.js sends a page that caches store: in a rolling deployment, they would keep it for the time after
 * which the file exists.
 */
export const refuseMissingFiles: Rule = async ({ request, response, path }) => {
  const found = folders.find(({ prefix }) => path.startsWith(prefix))
  if (!found || (await isFile(found.folder, path.slice(found.prefix.length)))) return 'continue'
  refuse(request, response, 404, 'There is no file at this URL.')
  return 'responded'
}

async function isFile(folder: string, encoded: string): Promise<boolean> {
  try {
    const file = join(folder, decodeURIComponent(encoded))
    return file.startsWith(folder + sep) && (await stat(file)).isFile()
  } catch {
    return false
  }
}
