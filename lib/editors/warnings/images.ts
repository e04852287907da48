import type { ImageState } from '@/lib/data/image-states'

/** By the URL that pages show. An image that was not read is not in it. */
export type ImageStates = ReadonlyMap<string, ImageState>

/** The URL of an image in a record, and the one that pages show; null where they show none. */
export type RecordImage = { written: string; shown: string | null }

/** The URLs of images that visitors do not see: pages cannot show them, or there is no image. */
export function deadImages(images: readonly RecordImage[], states: ImageStates): string[] {
  return images
    .filter(({ shown }) => shown === null || states.get(shown)?.kind === 'missing')
    .map(({ written }) => written)
}

/** The image of a field; none where the field is unset. */
export function imageOf(
  written: string | null | undefined,
  toImage: (url: string | null | undefined) => string | null,
): RecordImage[] {
  return written?.trim() ? [{ written, shown: toImage(written) }] : []
}
