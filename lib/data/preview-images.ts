import 'server-only'
import { join } from 'node:path'
import { cacheLife } from 'next/cache'
import sharp from 'sharp'
import { cardSize } from '@/lib/documents/og-images/og-image-svg'
import type { PreviewImage, PreviewSource } from '@/lib/seo/metadata'
import { lifeUntil } from './cache-lifetime'

export async function getPreviewImage({ image, card }: PreviewSource): Promise<PreviewImage> {
  if (image === null) return { url: card, size: cardSize }
  return { url: image, size: image.startsWith('/media/') ? await probe(image) : null }
}

/** The pixels of one of the site's own pictures. Null if there is no such file, or it is no picture. */
async function probe(path: string): Promise<PreviewImage['size']> {
  'use cache'
  cacheLife(lifeUntil(null, new Date()))
  try {
    const { width, height } = await sharp(join(process.cwd(), 'public', path)).metadata()
    return { width, height }
  } catch {
    return null
  }
}
