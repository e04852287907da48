import Image from 'next/image'

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
 * An image of the content. One whose URL has a query is loaded from its own host, in its own size: the optimizer accepts no
 * query, because every query would be one more image in its cache.
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
      unoptimized={src.includes('?')}
      className={className}
    />
  )
}
