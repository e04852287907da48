import { preload as preloadFile } from 'react-dom'
import { imageSources } from '@/lib/model/media/optimizer'

type ContentImageProps = {
  src: string
  alt: string
  className: string
  /** For an image of the first screen. */
  preload?: boolean
} & ({ size: number; sizes?: undefined } | { size?: undefined; sizes: string })

/** An image of the content: a square one with `size` pixels, or one that fills its container, whose widths are `sizes`. */
export function ContentImage({ src, alt, className, size, sizes, preload = false }: ContentImageProps) {
  const sources = imageSources(src, sizes ?? `${size}px`)
  const priority = preload ? 'high' : undefined
  if (preload)
    preloadFile(sources.src, {
      ...{ as: 'image', fetchPriority: 'high' },
      ...{ imageSrcSet: sources.srcSet, imageSizes: sources.sizes },
    })
  return (
    // biome-ignore lint/performance/noImgElement: the component of Next.js adds 6 KB of JavaScript to the boards
    <img
      {...sources}
      alt={alt}
      width={size}
      height={size}
      loading={preload ? undefined : 'lazy'}
      decoding="async"
      fetchPriority={priority}
      className={size === undefined ? `absolute inset-0 size-full ${className}` : className}
    />
  )
}
