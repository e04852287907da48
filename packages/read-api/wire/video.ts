import type { VideoWire } from '@vitrine/api-contract/video'
import type { VideoContent } from '#content-schemas/video'
import { type Media, optionalMedia } from './media'

type Context = { createdAt: string; updatedAt: string; language: string; media: Media }

const pages: Record<string, string> = {
  youtube: 'https://www.youtube.com/watch?v=',
  vimeo: 'https://vimeo.com/',
  dailymotion: 'https://www.dailymotion.com/video/',
}

export function videoToWire(video: VideoContent, context: Context): VideoWire {
  const url = optionalMedia(context.media, video.image)
  const page = pages[video.source]
  return {
    reference: video.reference ?? video.external_reference,
    external_reference: video.external_reference,
    source: video.source,
    name: video.name,
    description: video.description ?? '',
    subtitle: '',
    image: { url, thumb: { url }, small: { url }, medium: { url }, large: { url } },
    url: page === undefined ? null : `${page}${video.external_reference}`,
    created_at: context.createdAt,
    updated_at: context.updatedAt,
    details: toDetails(video, context.language),
  }
}

/** The video platform's metadata. The content file has some of it; the other fields have neutral values. */
function toDetails(video: VideoContent, language: string): VideoWire['details'] {
  if (video.duration === undefined && video.published_at === undefined) return null
  const title = video.name
  const description = video.description ?? ''
  return {
    kind: `${video.source}#video`,
    id: video.external_reference,
    etag: '',
    snippet: {
      title,
      description,
      tags: [],
      publishedAt: video.published_at === undefined ? '' : new Date(video.published_at).toISOString(),
      localized: { title, description },
      thumbnails: {},
      liveBroadcastContent: 'none',
      defaultAudioLanguage: language,
      channelTitle: '',
      channelId: '',
      categoryId: '',
    },
    contentDetails: {
      projection: 'rectangular',
      licensedContent: false,
      duration: video.duration ?? '',
      dimension: '2d',
      definition: 'hd',
      caption: 'false',
    },
  }
}
