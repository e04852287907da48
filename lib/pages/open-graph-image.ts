import { readImageSize } from '@/lib/data/image-sizes'
import { routes } from '@/lib/routes'
import { type OpenGraphImage, openGraphImageSize } from '@/lib/seo/metadata'

/** `image` if it is not null, else the Open Graph image that the site generates for the page at `path`. */
export async function selectOpenGraphImage(image: string | null, path: string): Promise<OpenGraphImage> {
  return image === null
    ? { url: routes.openGraphImage(path), size: openGraphImageSize }
    : { url: image, size: await readImageSize(image) }
}
