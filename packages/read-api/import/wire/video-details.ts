import type { VideoWire } from '@vitrine/api-contract/video'
import type { VideoContent } from '#content-schemas/video'

type Details = Required<VideoWire['details']>

/** The video platform's metadata; an empty object if the content has none. */
export function videoDetailsToWire(video: VideoContent, language: string): VideoWire['details'] {
  const { details } = video
  if (!details) return hasShortForms(video) ? fromShortForms(video, language) : {}
  const { snippet, contentDetails } = details
  // Of metadata that the content has, no missing field is guessed.
  const defaults = hasShortForms(video) ? fromShortForms(video, language) : emptyDetails
  return {
    ...withDefaults(details, defaults),
    snippet: {
      ...withDefaults(snippet, defaults.snippet),
      localized: withDefaults(snippet?.localized, defaults.snippet.localized),
    },
    contentDetails: withDefaults(contentDetails, defaults.contentDetails),
  }
}

/** `given`, with the defaults for fields that are missing or null. */
function withDefaults<Fields extends Record<string, unknown>>(
  given: object | null | undefined,
  defaults: Fields,
) {
  const entries = Object.entries(given ?? {}).filter(
    ([key, value]) => value !== null || !Object.hasOwn(defaults, key),
  )
  return { ...defaults, ...Object.fromEntries(entries) }
}

const emptyDetails: Details = {
  kind: '',
  id: '',
  etag: '',
  snippet: {
    title: '',
    description: '',
    tags: [],
    publishedAt: '',
    localized: { title: '', description: '' },
    thumbnails: {},
    liveBroadcastContent: '',
    defaultAudioLanguage: '',
    channelTitle: '',
    channelId: '',
    categoryId: '',
  },
  contentDetails: {
    projection: '',
    licensedContent: false,
    duration: '',
    dimension: '',
    definition: '',
    caption: '',
  },
}

function hasShortForms({ duration, published_at, tags, channel, caption, licensed }: VideoContent): boolean {
  return [duration, published_at, tags, channel, caption, licensed].some((value) => value !== undefined)
}

/** Fields without a short form have neutral values. */
function fromShortForms(video: VideoContent, language: string): Details {
  const title = video.name
  const description = video.description ?? ''
  return {
    kind: `${video.source}#video`,
    id: video.external_reference,
    etag: '',
    snippet: {
      ...emptyDetails.snippet,
      title,
      description,
      tags: video.tags ?? [],
      publishedAt: video.published_at === undefined ? '' : new Date(video.published_at).toISOString(),
      localized: { title, description },
      liveBroadcastContent: 'none',
      defaultAudioLanguage: language,
      channelTitle: video.channel?.name ?? '',
      channelId: video.channel?.id ?? '',
    },
    contentDetails: {
      projection: 'rectangular',
      licensedContent: video.licensed ?? false,
      duration: video.duration ?? '',
      dimension: '2d',
      definition: 'hd',
      caption: String(video.caption ?? false),
    },
  }
}
