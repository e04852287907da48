import 'server-only'
import { env } from '@/lib/env'
import { readImageSize } from './image-sizes'

/** `size` is null for an image on another host: it is known after a download only. */
export type SiteLogo = { src: string; size: { width: number; height: number } | null }

/** The image of SITE_LOGO. Null without it, and where its file is missing or no image. */
export async function readSiteLogo(): Promise<SiteLogo | null> {
  const src = env.SITE_LOGO
  if (src === undefined) return null
  const size = await readImageSize(src)
  return size || src.startsWith('https:') ? { src, size } : null
}
