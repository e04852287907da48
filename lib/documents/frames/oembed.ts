import { XMLBuilder } from 'fast-xml-parser'
import { dropForbiddenCharacters } from '@/lib/documents/xml-characters'
import { env } from '@/lib/env'
import { imageWidths, isOptimizable, optimizedUrl } from '@/lib/model/media/optimizer'
import { parseOpenGraphImage, routes } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { escapeHtml } from '@/lib/seo/escape-html'
import { siteName } from '@/lib/settings/site'
import type { Frame } from './frame'

/** The largest size in pixels that a consumer has room for. Null for any. */
export type Room = { width: number | null; height: number | null }

const widest = 600
/** Narrower frames have no picture, and more lines. */
const narrow = 480

/** Seconds for which a consumer may keep the response. */
const cacheAge = 3_600

/** The response of an oEmbed provider (https://oembed.com, section 2.3.4.4). */
export function toOembed(frame: Frame, room: Room) {
  const width = Math.min(room.width ?? widest, widest)
  const height = Math.min(room.height ?? Number.POSITIVE_INFINITY, width < narrow ? 320 : 240)
  const src = escapeHtml(absoluteUrl(routes.frame(frame.path)))
  const title = escapeHtml(frame.title)
  return {
    type: 'rich',
    version: '1.0',
    title: frame.title,
    ...(frame.author && {
      author_name: frame.author.name,
      ...(frame.author.path && { author_url: absoluteUrl(frame.author.path) }),
    }),
    provider_name: siteName(frame.locale),
    provider_url: `${env.SITE_URL}/`,
    cache_age: cacheAge,
    ...toThumbnail(frame.image, room),
    html: `<iframe src="${src}" title="${title}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`,
    width,
    height,
  }
}

/** The picture in a size that fits, if it can be made smaller. */
function toThumbnail({ url, size }: Frame['image'], room: Room) {
  const ratio = size.width / size.height
  const most = Math.min(
    room.width ?? Number.POSITIVE_INFINITY,
    (room.height ?? Number.POSITIVE_INFINITY) * ratio,
  )
  if (size.width <= most) return thumbnail(url, size.width, size.height)
  const width = imageWidths.findLast((candidate) => candidate <= most)
  const isMade = parseOpenGraphImage(url) === null && isOptimizable(url)
  return width === undefined || !isMade
    ? {}
    : thumbnail(optimizedUrl(url, width), width, Math.round(width / ratio))
}

function thumbnail(url: string, width: number, height: number) {
  return { thumbnail_url: absoluteUrl(url), thumbnail_width: width, thumbnail_height: height }
}

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' })

export function toOembedXml(oembed: ReturnType<typeof toOembed>): string {
  const declaration = { '@version': '1.0', '@encoding': 'utf-8', '@standalone': 'yes' }
  return dropForbiddenCharacters(builder.build({ '?xml': declaration, oembed }))
}
