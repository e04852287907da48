import type { ArticleWire } from '@vitrine/api-contract/article'
import type { VideoWire } from '@vitrine/api-contract/video'
import { toTimestamp } from '@vitrine/content-store/time'
import type { ArticleContent } from '#content-schemas/article'
import type { VideoContent } from '#content-schemas/video'
import type { Dated } from './dated'
import { type Media, optionalMedia } from './media'
import { numericId } from './numeric-id'
import { videoDetailsToWire } from './video-details'

type Context = { createdAt: string; updatedAt: string; language: string; media: Media }

const pages: Record<string, string> = {
  youtube: 'https://www.youtube.com/watch?v=',
  vimeo: 'https://vimeo.com/',
  dailymotion: 'https://www.dailymotion.com/video/',
}

export function videoToWire(video: VideoContent, context: Context): VideoWire {
  const page = Object.hasOwn(pages, video.source) ? pages[video.source] : undefined
  return {
    reference: video.reference ?? video.external_reference,
    external_reference: video.external_reference,
    source: video.source,
    name: video.name,
    description: video.description ?? '',
    subtitle: video.subtitle ?? '',
    image: toPreview(video, context.media),
    url: video.url ?? (page === undefined ? '' : `${page}${video.external_reference}`),
    created_at: video.created_at === undefined ? context.createdAt : toTimestamp(video.created_at),
    updated_at: video.updated_at === undefined ? context.updatedAt : toTimestamp(video.updated_at),
    details: videoDetailsToWire(video, context.language),
  }
}

/** Sizes that the content lacks have the URL of the image, because this server does not resize images. */
function toPreview({ image, image_sizes = {} }: VideoContent, media: Media): VideoWire['image'] {
  const url = optionalMedia(media, image)
  const size = (own: string | null | undefined) => ({
    url: own === undefined ? url : optionalMedia(media, own ?? undefined),
  })
  return {
    url,
    thumb: size(image_sizes.thumb),
    small: size(image_sizes.small),
    medium: size(image_sizes.medium),
    large: size(image_sizes.large),
  }
}

export function articleVideoToWire(
  { fields, created_at, updated_at }: Dated<ArticleContent>,
  media: Media,
): ArticleWire['cms_video'] {
  const { video, language, reference } = fields
  if (!video) return {}
  const context = { createdAt: created_at, updatedAt: updated_at, language, media }
  return {
    ...videoToWire(video, context),
    id: video.id ?? numericId(reference),
    is_active: video.is_active ?? null,
    record_type: video.record_type ?? 'article',
    record_id: video.record_id ?? reference,
    brand_id: video.brand_id ?? null,
  }
}
