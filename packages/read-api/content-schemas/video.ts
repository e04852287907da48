import { z } from 'zod'
import { identity, mediaUrl, name, text, timestamp } from './scalar'

export const videoContent = z.strictObject({
  reference: identity.optional(),
  source: identity,
  external_reference: identity,
  name,
  description: text.optional(),
  image: mediaUrl.optional(),
  duration: z
    .string()
    .regex(/^P(?=.)(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+S)?)?$/, 'expected a duration such as PT3M20S')
    .optional(),
  published_at: timestamp.optional(),
})

export type VideoContent = z.infer<typeof videoContent>
