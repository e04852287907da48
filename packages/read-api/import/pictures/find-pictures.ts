import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import { listFiles } from '#import/folder'

/** `mtime` is when it was last written. */
export type PictureFile = { absolute: string; size: number; mtime: Date }

/** The ends of names, each with the formats that it may have: browsers look at the content of all but SVG. The names are those of sharp. */
const pixels = ['gif', 'heif', 'jpeg', 'png', 'webp']
const formats: Readonly<Record<string, readonly string[]>> = {
  ...{ '.avif': pixels, '.gif': pixels, '.jpeg': pixels, '.jpg': pixels, '.png': pixels, '.webp': pixels },
  '.svg': ['svg'],
}

/** The image optimizer of the site reads no larger file. */
const maxBytes = 5_000_000

/** The files in the folder `media` of a content folder, by their path in it. Empty if it has none. */
export function listPictures(folder: string): ReadonlyMap<string, PictureFile> {
  const root = join(folder, 'media')
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) return new Map()
  // A link that leaves the folder is a problem of the content folder.
  const { files } = listFiles(root)
  return new Map(
    files.map(({ path, absolute }) => {
      const { size, mtime } = statSync(absolute)
      return [path, { absolute, size, mtime }]
    }),
  )
}

/** Why pages would not show a file; null if they do. */
export async function findFault({ absolute, size }: PictureFile): Promise<string | null> {
  const expected = formats[extname(absolute).toLowerCase()]
  if (!expected) return `does not end in ${Object.keys(formats).join(', ')}`
  if (size > maxBytes) return `is larger than ${maxBytes / 1_000_000} MB`
  try {
    // By its content: sharp keeps what it has read from a path.
    const { format } = await sharp(await readFile(absolute)).metadata()
    return expected.includes(format) ? null : `is a picture of the format ${format}`
  } catch {
    return 'is no picture'
  }
}
