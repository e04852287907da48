import 'server-only'
import { join } from 'node:path'
import { cacheLife } from 'next/cache'
import sharp from 'sharp'
import { cacheLifetime } from './cache-lifetime'

/** The size in pixels of one of the site's own pictures. Null for a URL elsewhere, or a file that is no picture. */
export async function readImageSize(url: string): Promise<{ width: number; height: number } | null> {
  return url.startsWith('/media/') ? readFileSize(url) : null
}

async function readFileSize(path: string): Promise<{ width: number; height: number } | null> {
  'use cache'
  cacheLife(cacheLifetime(['articles']))
  try {
    const { width, height } = await sharp(join(process.cwd(), 'public', path)).metadata()
    return { width, height }
  } catch {
    return null
  }
}
