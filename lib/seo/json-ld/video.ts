import type { VideoObject } from 'schema-dts'
import type { Video } from '@/lib/model/media/video'
import { embedUrl } from '@/lib/model/media/video-player'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { ids } from './graph'

/** The node of a video that the page plays. Null for a video that the page only links to, or without picture or date. */
export function toVideoObject(video: Video): VideoObject | null {
  const { reference, name, description, player, image, publishedAt, durationSeconds } = video
  if (player === null || image === null || publishedAt === null) return null
  return {
    '@type': 'VideoObject',
    '@id': ids.video(reference),
    name,
    ...(description !== null && { description }),
    thumbnailUrl: absoluteUrl(image),
    uploadDate: publishedAt.toISOString(),
    ...(durationSeconds !== null && { duration: toDuration(durationSeconds) }),
    embedUrl: embedUrl(player),
  }
}

/** ISO 8601, e.g. `PT1H2M5S`. */
function toDuration(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return `PT${parts.map((part, index) => (part === 0 ? '' : `${part}${'HMS'[index]}`)).join('')}`
}
