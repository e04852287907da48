import type { Tolerant } from '@vitrine/api-contract/tolerant'
import type { VideoWire } from '@vitrine/api-contract/video'
import { toDate } from '@/lib/model/date'
import { toName } from '@/lib/model/name'
import { toInteger } from '@/lib/model/number'
import { toSummary, toTitle } from '@/lib/model/text'
import { toWebUrl } from '@/lib/model/web-url'
import { type Chapter, takeChapters } from './chapters'
import type { ToImage } from './image'
import { playerOfUrl, toVideoPlayer, type VideoPlayer, watchUrl } from './video-player'

/** `player` is null for an unknown platform; `url` is then the only way to the video. */
export type Video = {
  reference: string
  name: string
  /** A second title, not the text of what is said. */
  subtitle: string | null
  description: string | null
  /** From the description, which is without them. Empty for a video that the page only links to. */
  chapters: readonly Chapter[]
  player: VideoPlayer | null
  url: string | null
  image: string | null
  durationSeconds: number | null
  /** Whether what is said can be read in the player. False where the API does not say so. */
  hasCaptions: boolean
  publishedAt: Date | null
}

/**
 * Null for a video without a name, with neither a player nor a URL, or with `is_active: false` (null is not false).
 */
export function toVideo(
  wire: Tolerant<VideoWire & { is_active: boolean | null }>,
  toImage: ToImage,
): Video | null {
  const { snippet, contentDetails } = wire.details ?? {}
  const name = toName(wire.name) ?? toName(snippet?.title)
  const player = toPlayer(wire)
  const url = player ? watchUrl(player) : toWebUrl(wire.url)
  if (!name || !url || wire.is_active === false) return null
  const subtitle = toName(wire.subtitle)
  const written = toSummary(wire.description) ?? toSummary(snippet?.description)
  const { text, chapters } = takeChapters(player && written ? written : '')
  return {
    reference: toTitle(wire.reference) ?? toTitle(wire.external_reference) ?? url,
    name,
    subtitle: subtitle === name ? null : subtitle,
    description: chapters.length > 0 ? text || null : written,
    chapters,
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

/**
 * `external_reference` has precedence over `details.id` and `url`, because the three can name different videos
 * (docs/read-api-behaviour.md, section 3.1). The key, the list and the times are in the URL only.
 */
function toPlayer({ source, external_reference, details, url }: Tolerant<VideoWire>): VideoPlayer | null {
  const named = toNamed(source, external_reference) ?? toNamed(source, details?.id)
  const found = playerOfUrl(url ?? '')
  if (found?.provider !== source?.trim().toLowerCase()) return named
  return named === null || found?.id === named.id ? found : named
}

/** Editors write the URL of a video, or the id of a list of YouTube, in place of the id of a video. */
function toNamed(source: string | undefined, reference: string | undefined): VideoPlayer | null {
  const isYoutube = source?.trim().toLowerCase() === 'youtube'
  return (
    toVideoPlayer(source, reference) ??
    playerOfUrl(reference ?? '') ??
    (isYoutube ? playerOfUrl(`https://www.youtube.com/playlist?list=${reference}`) : null)
  )
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
