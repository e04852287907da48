import Image from 'next/image'
import { isOptimizable } from '@/lib/model/media/optimizer'

type ContentImageProps = {
  src: string
  alt: string
  className: string
  /** The width and height in pixels of a square image. Without it the image fills its container. */
  size?: number
  /** For an image that fills its container: the widths of the container. */
  sizes?: string
  preload?: boolean
}

/**
 * An image of the content. One that the optimizer refuses, for example because its URL has a query, is loaded from its own
 * host, in its own size.
 */
export function ContentImage({ src, alt, className, size, sizes, preload }: ContentImageProps) {
  return (
    <Image
      src={src}
      alt={alt}
      fill={size === undefined}
      width={size}
      height={size}
      sizes={sizes}
      preload={preload}
      unoptimized={!isOptimizable(src)}
      className={className}
    />
  )
}
