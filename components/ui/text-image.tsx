import type { ImageSize } from '@/lib/data/image-sizes'
import { imageSources } from '@/lib/model/media/optimizer'

type TextImageProps = {
  src: string
  alt: string
  title?: string
  /** The attributes of the image in the text. */
  wanted: { width?: number | string; height?: number | string }
  /** The size of the image. Null for an image of another host, whose size is not known before it has loaded. */
  size: ImageSize | null
}

/**
 * An image in running text. Its box has the same size before and after it has loaded. An image of unknown size is shown
 * whole in a box of the size that the text gives it, else of the width of the text and the ratio 3:2.
 */
export function TextImage({ src, alt, title, wanted, size }: TextImageProps) {
  const { width, height } = size ? scale(size, wanted) : reserve(wanted)
  const isOwn = src.startsWith('/')
  const shown = Math.min(width, textWidth)
  const sources =
    isOwn && size === null ? { src } : imageSources(src, `(min-width: ${shown}px) ${shown}px, 100vw`)
  return (
    <img
      {...sources}
      alt={alt}
      title={title}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={size ? undefined : 'reserved-image'}
      // The ratio of a downscaled image can differ by the rounding of its height.
      style={{ aspectRatio: `${width} / ${height}` }}
    />
  )
}

/** Pixels of the widest column of text (`--container-measure`). */
const textWidth = 680

/** The size of the image, or a smaller one that the text asks for, in the same ratio. */
function scale({ width, height }: ImageSize, wanted: TextImageProps['wanted']): ImageSize {
  const wantedHeight = toPixels(wanted.height)
  const target = toPixels(wanted.width) ?? (wantedHeight === null ? width : (wantedHeight * width) / height)
  const factor = Math.min(1, target / width)
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}

function reserve(wanted: TextImageProps['wanted']): ImageSize {
  const [width, height] = [toPixels(wanted.width), toPixels(wanted.height)]
  const ratio = width && height ? width / height : 0
  // A text can ask for any size: a narrower box could be as high as a hundred pages.
  return width && height && ratio >= 1 / 3 && ratio <= 10 ? { width, height } : { width: 1200, height: 800 }
}

function toPixels(value: number | string | undefined): number | null {
  const pixels = /^\d{1,4}$/.test(`${value}`) ? Number(value) : 0
  return pixels > 0 ? pixels : null
}
