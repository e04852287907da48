import { z } from 'zod'
import { address, field, named, reference, timestamp } from './scalar'

const sizedImage = z.object({ url: field(address.nullable(), 'Address of the image in this size') })

const thumbnail = z.object({
  url: field(address, 'Address of the thumbnail'),
  width: field(z.int(), 'In pixels', 480),
  height: field(z.int(), 'In pixels', 360),
})

const localized = z.object({
  title: field(z.string(), 'Title in the language of the video', 'A day in the workshop'),
  description: field(z.string(), 'Description in the language of the video', 'From morning to evening'),
})

const snippet = z.object({
  title: field(z.string(), 'Title on the platform', 'A day in the workshop'),
  description: field(z.string(), 'Description on the platform', 'From morning to evening'),
  tags: field(z.array(z.string()), 'Key words', ['craft']),
  publishedAt: field(z.string(), 'When the platform published it, in UTC', '2026-02-20T10:00:00.000Z'),
  localized: field(localized, 'The texts in one language'),
  thumbnails: field(z.record(z.string(), thumbnail), 'By names of sizes such as default, medium and high', {
    medium: { url: 'https://i.example/medium.jpg', width: 320, height: 180 },
  }),
  liveBroadcastContent: field(z.string(), 'Whether it is live', 'none'),
  defaultAudioLanguage: field(z.string(), 'Language spoken', 'en'),
  channelTitle: field(z.string(), 'Name of the channel', 'Acme'),
  channelId: field(z.string(), 'Identifier of the channel', 'UCabcdefghijklmnopqrstuv'),
  categoryId: field(z.string(), 'Category on the platform', '22'),
})

const contentDetails = z.object({
  projection: field(z.string(), 'Projection of the picture', 'rectangular'),
  licensedContent: field(z.boolean(), 'Whether the platform holds a licence', false),
  duration: field(z.string(), 'An ISO 8601 duration', 'PT3M20S'),
  dimension: field(z.string(), 'Two or three dimensions', '2d'),
  definition: field(z.string(), 'Standard or high', 'hd'),
  caption: field(z.string(), 'Whether there are subtitles, as a word', 'false'),
})

const videoDetails = named(
  'VideoDetails',
  'What the video platform says of a video',
  z.object({
    kind: field(z.string(), 'Kind of the record', 'youtube#video'),
    id: field(z.string(), 'Identifier on the platform', 'aqz-KE-bpKQ'),
    etag: field(z.string(), 'Version of the record on the platform', 'a1b2c3'),
    snippet: field(snippet, 'Texts and pictures'),
    contentDetails: field(contentDetails, 'Technical data'),
  }),
)

const videoImage = z.object({
  url: field(address.nullable(), 'Address of the preview image'),
  thumb: field(sizedImage, 'The smallest'),
  small: field(sizedImage, 'Small'),
  medium: field(sizedImage, 'Medium'),
  large: field(sizedImage, 'Large'),
})

/** A video of an organization, and what an article's `cms_video` extends. */
export const videoWire = named(
  'Video',
  'A video of an organization',
  z.object({
    reference: field(reference, 'Identifier of the video', 'film'),
    external_reference: field(z.string(), 'Identifier on the video platform', 'aqz-KE-bpKQ'),
    source: field(z.string(), 'Name of the video platform; the set is open', 'youtube'),
    name: field(z.string(), 'Title', 'A day in the workshop'),
    description: field(z.string(), 'Empty when unset', 'From morning to evening'),
    subtitle: field(z.string(), 'Empty when unset', 'In the workshop'),
    image: field(videoImage, 'Preview image'),
    url: field(address.nullable(), 'Address of the video', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'),
    created_at: field(timestamp, 'When the record was made'),
    updated_at: field(timestamp, 'When the record last changed'),
    details: field(videoDetails.nullable(), 'What the platform says of it, where it is known'),
  }),
)

export type VideoWire = z.infer<typeof videoWire>
