import 'server-only'
import { cacheLife } from 'next/cache'
import { findMediaFile } from '@/lib/process/media-files'
import { cacheLifetime } from './cache-lifetime'

export type ImageSize = { width: number; height: number }

/** `format` is the name that sharp gives it, such as `jpeg`. */
type ImageFile = ImageSize & { format: string }

/**
 * The size in pixels in which browsers show an image of `public/media`. Null for other URLs, and if the file is missing or no
 * image.
 */
export async function readImageSize(url: string): Promise<ImageSize | null> {
  const file = await readImageFile(url)
  return file && { width: file.width, height: file.height }
}

/** The same with the format, which is that of the content: the name of a file can say another one. */
export async function readImageFile(url: string): Promise<ImageFile | null> {
  return url.startsWith('/media/') ? readMediaFile(url) : null
}

/** The sizes of the images that have one, by URL. */
export async function readImageSizes(urls: readonly string[]): Promise<ReadonlyMap<string, ImageSize>> {
  const sizes = await Promise.all(urls.map(async (url) => [url, await readImageSize(url)] as const))
  return new Map(sizes.flatMap(([url, size]) => (size ? [[url, size]] : [])))
}

async function readMediaFile(path: string): Promise<ImageFile | null> {
  'use cache'
  cacheLife(cacheLifetime(['articles', 'organizations', 'jobs']))
  const file = findMediaFile(path)
  // A static import makes the module of each page asynchronous: its promise keeps what the first request to the page has read.
  const { default: sharp } = await import('sharp')
  if (file === null) return null
  try {
    const { autoOrient, format } = await sharp(file).metadata()
    return { ...autoOrient, format }
  } catch {
    return null
  }
}
