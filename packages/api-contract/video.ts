import { z } from 'zod'
import { absoluteUrl, field, named, orEmpty, reference, timestamp } from './scalar'

const sizedImage = z.object({
  url: field(orEmpty(absoluteUrl), 'URL of the image in this size; empty if unset'),
})

type Json = z.core.util.JSONType

/** Further fields of `details` are any JSON. The cast gives them the type that the server needs to serialize them. */
const further = z.unknown() as unknown as z.ZodType<Json, Json>

/** The hosted service passes `details` on as the video platform sends it. */
const withFurther = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.object(shape).catchall(further)

const thumbnail = withFurther({
  url: field(absoluteUrl, 'URL of the thumbnail'),
  width: field(z.int(), 'In pixels', 480),
  height: field(z.int(), 'In pixels', 360),
})

export const videoTexts = withFurther({
  title: field(z.string(), 'Title in the language of the video', 'A day in the workshop'),
  description: field(z.string(), 'Description in the language of the video', 'From morning to evening'),
})

export const videoSnippet = withFurther({
  title: field(z.string(), 'Title on the platform', 'A day in the workshop'),
  description: field(z.string(), 'Description on the platform', 'From morning to evening'),
  tags: field(z.array(z.string()), 'Key words', ['craft']),
  publishedAt: field(z.string(), 'Publication time on the platform, in UTC', '2026-02-20T10:00:00.000Z'),
  localized: field(videoTexts, 'The texts in one language'),
  thumbnails: field(
    z.record(z.string(), thumbnail),
    'Thumbnails by size name, such as default, medium and high',
    {
      medium: { url: 'https://i.example/medium.jpg', width: 320, height: 180 },
    },
  ),
  liveBroadcastContent: field(z.string(), 'Whether the video is a live broadcast', 'none'),
  defaultAudioLanguage: field(z.string(), 'Language code of the audio', 'en'),
  channelTitle: field(z.string(), 'Name of the channel', 'Acme'),
  channelId: field(z.string(), 'Identifier of the channel', 'UCabcdefghijklmnopqrstuv'),
  categoryId: field(z.string(), 'Category on the platform', '22'),
})

export const videoContentDetails = withFurther({
  projection: field(z.string(), 'Projection of the picture', 'rectangular'),
  licensedContent: field(z.boolean(), 'Whether the content is licensed', false),
  duration: field(z.string(), 'An ISO 8601 duration', 'PT3M20S'),
  dimension: field(z.string(), 'Two or three dimensions', '2d'),
  definition: field(z.string(), 'Standard or high', 'hd'),
  caption: field(z.string(), 'Whether there are subtitles, as a string', 'false'),
})

/** Metadata of a video from its platform, which can have more fields. */
export const videoDetails = withFurther({
  kind: field(z.string(), 'Kind of the metadata record', 'youtube#video'),
  id: field(z.string(), 'Identifier on the platform', 'aqz-KE-bpKQ'),
  etag: field(z.string(), 'Version of the metadata record', 'a1b2c3'),
  snippet: field(videoSnippet, 'Texts and thumbnails'),
  contentDetails: field(videoContentDetails, 'Technical data'),
})

const videoImage = z.object({
  url: field(orEmpty(absoluteUrl), 'URL of the preview image; empty if unset'),
  thumb: field(sizedImage, 'The smallest size'),
  small: field(sizedImage, 'Small'),
  medium: field(sizedImage, 'Medium'),
  large: field(sizedImage, 'Large'),
})

/** A video of an organization. `cms_video` of an article extends it. */
export const videoWire = named(
  'Video',
  'A video of an organization',
  z.object({
    reference: field(reference, 'Identifier of the video', 'film'),
    external_reference: field(z.string(), 'Identifier on the video platform', 'aqz-KE-bpKQ'),
    source: field(z.string(), 'Name of the video platform; the set is open', 'youtube'),
    name: field(z.string(), 'Title', 'A day in the workshop'),
    description: field(z.string(), 'Empty if unset', 'From morning to evening'),
    subtitle: field(z.string(), 'Empty if unset', 'In the workshop'),
    image: field(videoImage, 'Preview image'),
    url: field(
      orEmpty(absoluteUrl),
      'URL of the video; empty if unknown',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    ),
    created_at: field(timestamp, 'Creation time of the record'),
    updated_at: field(timestamp, 'Last change of the record'),
    details: field(
      named('VideoDetails', 'Metadata of a video; an empty object if unknown', videoDetails.partial()),
      'Metadata from the video platform; an empty object if unknown',
    ),
  }),
)

export type VideoWire = z.infer<typeof videoWire>
