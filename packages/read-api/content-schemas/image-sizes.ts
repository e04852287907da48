import { z } from 'zod'
import { mediaUrl } from './scalar'

/** The URLs of an image in the sizes of the API. A size without a URL has that of the image, and `null` is none. */
export const imageSizes = z.strictObject({
  thumb: mediaUrl.optional(),
  small: mediaUrl.optional(),
  medium: mediaUrl.optional(),
  large: mediaUrl.optional(),
})

/** The same of a preview image, whose sizes can be missing in the API. */
export const previewSizes = z.strictObject({
  thumb: mediaUrl.nullish(),
  small: mediaUrl.nullish(),
  medium: mediaUrl.nullish(),
  large: mediaUrl.nullish(),
})
