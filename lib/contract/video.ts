import { z } from 'zod'
import { address, reference, timestamp } from './scalar'

const sizedImage = z.object({ url: address.nullable() })

const thumbnail = z.object({ url: address, width: z.int(), height: z.int() })

const videoDetails = z.object({
  kind: z.string(),
  id: z.string(),
  etag: z.string(),
  snippet: z.object({
    title: z.string(),
    description: z.string(),
    tags: z.array(z.string()),
    publishedAt: z.string(),
    localized: z.object({ title: z.string(), description: z.string() }),
    thumbnails: z.record(z.string(), thumbnail),
    liveBroadcastContent: z.string(),
    defaultAudioLanguage: z.string(),
    channelTitle: z.string(),
    channelId: z.string(),
    categoryId: z.string(),
  }),
  contentDetails: z.object({
    projection: z.string(),
    licensedContent: z.boolean(),
    duration: z.string(),
    dimension: z.string(),
    definition: z.string(),
    caption: z.string(),
  }),
})

/** A video of an organization, and what an article's `cms_video` extends. */
export const videoWire = z.object({
  reference,
  external_reference: z.string(),
  source: z.string(),
  name: z.string(),
  description: z.string(),
  subtitle: z.string(),
  image: z.object({
    url: address.nullable(),
    thumb: sizedImage,
    small: sizedImage,
    medium: sizedImage,
    large: sizedImage,
  }),
  url: address.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  details: videoDetails.nullable(),
})

export type VideoWire = z.infer<typeof videoWire>
