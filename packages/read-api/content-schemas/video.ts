import { z } from 'zod'
import { previewSizes } from './image-sizes'
import { identity, mediaUrl, name, recordTimestamps, text, timestamp, webUrl } from './scalar'
import { videoDetailsContent } from './video-details'

/** `duration` to `licensed` are short forms of fields in `details`, which has precedence. */
export const videoContent = z.strictObject({
  reference: identity.optional(),
  source: identity,
  external_reference: identity,
  name,
  description: text.optional(),
  subtitle: text.optional(),
  image: mediaUrl.optional(),
  image_sizes: previewSizes.optional(),
  url: webUrl.optional(),
  duration: z
    .string()
    .regex(/^P(?=.)(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+S)?)?$/, 'expected a duration such as PT3M20S')
    .optional(),
  published_at: timestamp.optional(),
  tags: z.array(name).optional(),
  channel: z.strictObject({ id: identity.optional(), name: name.optional() }).optional(),
  caption: z.boolean().optional(),
  licensed: z.boolean().optional(),
  details: videoDetailsContent.optional(),
  ...recordTimestamps,
})

/** The API sends more fields of an article's video than of an organization's. */
export const articleVideoContent = videoContent.extend({
  id: z.int().optional(),
  is_active: z.boolean().optional(),
  record_type: name.optional(),
  record_id: name.optional(),
  brand_id: z.int().optional(),
})

export type VideoContent = z.infer<typeof videoContent>
