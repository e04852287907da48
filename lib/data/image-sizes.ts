import 'server-only'
import { join } from 'node:path'
import { cacheLife } from 'next/cache'
import sharp from 'sharp'
import { cacheLifetime } from './cache-lifetime'

/** The size in pixels of an image in `public/media`. Null for other URLs, and if the file is missing or no image. */
export async function readImageSize(url: string): Promise<{ width: number; height: number } | null> {
  return url.startsWith('/media/') ? readPixelSize(url) : null
}

async function readPixelSize(path: string): Promise<{ width: number; height: number } | null> {
  'use cache'
  cacheLife(cacheLifetime(['articles', 'organizations', 'jobs']))
  try {
    const { width, height } = await sharp(join(process.cwd(), 'public', path)).metadata()
    return { width, height }
  } catch {
    return null
  }
}
