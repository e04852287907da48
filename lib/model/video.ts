import type { Tolerant } from '@vitrine/api-contract/tolerant'
import type { VideoWire } from '@vitrine/api-contract/video'
import { toDate } from './date'
import type { ToImage } from './image'
import { toInteger } from './number'
import { toSummary, toTitle } from './text'
import { toWebUrl } from './web-url'

export type VideoPlayer = { provider: 'youtube' | 'vimeo' | 'dailymotion'; id: string }

/** `player` is null for an unknown platform; `url` is then the only way to the video. */
export type Video = {
  reference: string
  name: string
  /** A second title, not the text of what is said. */
  subtitle: string | null
  description: string | null
  player: VideoPlayer | null
  url: string | null
  image: string | null
  durationSeconds: number | null
  /** Whether what is said can be read in the player. False where the API does not say so. */
  hasCaptions: boolean
  publishedAt: Date | null
}

const idPatterns = {
  youtube: /^[A-Za-z0-9_-]{11}$/,
  vimeo: /^\d{6,12}$/,
  dailymotion: /^x[a-z0-9]{5,8}$/,
} satisfies Record<VideoPlayer['provider'], RegExp>

/** Null for an unknown platform or an identifier without the platform's format. */
export function toVideoPlayer(source: string | undefined, id: string | undefined): VideoPlayer | null {
  for (const provider of ['youtube', 'vimeo', 'dailymotion'] as const) {
    if (source?.toLowerCase() === provider && id && idPatterns[provider].test(id)) return { provider, id }
  }
  return null
}

/** The URL of the video's page on the platform. */
export function watchUrl({ provider, id }: VideoPlayer): string {
  switch (provider) {
    case 'youtube':
      return `https://www.youtube.com/watch?v=${id}`
    case 'vimeo':
      return `https://vimeo.com/${id}`
    case 'dailymotion':
      return `https://www.dailymotion.com/video/${id}`
    default:
      return provider satisfies never
  }
}

/** The URL of the platform's player for an iframe. */
export function embedUrl({ provider, id }: VideoPlayer): string {
  switch (provider) {
    case 'youtube':
      return `https://www.youtube-nocookie.com/embed/${id}`
    case 'vimeo':
      return `https://player.vimeo.com/video/${id}`
    case 'dailymotion':
      return `https://geo.dailymotion.com/player.html?video=${id}`
    default:
      return provider satisfies never
  }
}

/**
 * Null for a video without a name, with neither a player nor a URL, or with `is_active: false` (null is not false).
 * `external_reference` has precedence over `details.id` and `url` (docs/read-api-behaviour.md, section 3.1).
 */
export function toVideo(
  wire: Tolerant<VideoWire & { is_active: boolean | null }>,
  toImage: ToImage,
): Video | null {
  const { snippet, contentDetails } = wire.details ?? {}
  const name = toTitle(wire.name) ?? toTitle(snippet?.title)
  const player =
    toVideoPlayer(wire.source, wire.external_reference) ?? toVideoPlayer(wire.source, wire.details?.id)
  const url = player ? watchUrl(player) : toWebUrl(wire.url)
  if (!name || !url || wire.is_active === false) return null
  const subtitle = toTitle(wire.subtitle)
  return {
    reference: toTitle(wire.reference) ?? toTitle(wire.external_reference) ?? url,
    name,
    subtitle: subtitle === name ? null : subtitle,
    description: toSummary(wire.description) ?? toSummary(snippet?.description),
    player,
    url,
    image: toImage(
      wire.image?.large?.url ?? wire.image?.url ?? wire.image?.medium?.url ?? snippet?.thumbnails?.high?.url,
    ),
    durationSeconds: toSeconds(contentDetails?.duration),
    // The platform's metadata has the boolean as a word.
    hasCaptions: contentDetails?.caption?.trim().toLowerCase() === 'true',
    publishedAt: toDate(snippet?.publishedAt) ?? toDate(wire.created_at),
  }
}

const maxSeconds = 100 * 3600

/**
 * From an ISO 8601 duration of hours, minutes and seconds. Null if there is none, for the zero of a live stream, and for
 * more than a hundred hours.
 */
function toSeconds(duration: string | undefined): number | null {
  const match = /^PT(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,6})S)?$/.exec(duration ?? '')
  if (!match) return null
  const [, hours = '0', minutes = '0', seconds = '0'] = match
  return toInteger(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), 1, maxSeconds)
}
