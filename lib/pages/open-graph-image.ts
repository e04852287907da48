import { readImageFile, readRemoteImage } from '@/lib/data/image-sizes'
import { shareFormats } from '@/lib/model/media/share-image'
import { routes } from '@/lib/routes'
import { type OpenGraphImage, openGraphImageSize } from '@/lib/seo/metadata'

/** Facebook shows no smaller image; a logo in that size says less than the generated image. */
const minSide = 200

/** The first of `images` that social networks show, else the Open Graph image that the site generates for the page at `path`. */
export async function selectOpenGraphImage(
  images: readonly (string | null | undefined)[],
  path: string,
): Promise<OpenGraphImage> {
  for (const image of images) {
    const shown = image ? await toShareImage(image) : null
    if (shown) return shown
  }
  return { url: routes.openGraphImage(path), size: openGraphImageSize, type: 'image/png' }
}

/** Null for an image that social networks do not show. */
async function toShareImage(url: string): Promise<OpenGraphImage | null> {
  const file = url.startsWith('/') ? await readImageFile(url) : await readRemoteImage(url)
  const type = file && shareFormats.get(file.format)
  if (!file || !type || Math.min(file.width, file.height) < minSide) return null
  return { url, size: { width: file.width, height: file.height }, type }
}
