import { preload as preloadFile } from 'react-dom'
import { imageSources } from '@/lib/model/media/optimizer'

/** `preload` is for the largest image of the first screen, `eager` for the others there. */
export type ImageLoading = 'preload' | 'eager' | 'lazy'

type ContentImageProps = {
  src: string
  alt: string
  className: string
  loading?: ImageLoading
  focus?: string | null
} & ({ size: number; sizes?: undefined } | { size?: undefined; sizes: string })

/** An image of the content: a square one with `size` pixels, or one that fills its container, whose widths are `sizes`. */
export function ContentImage({
  src,
  alt,
  className,
  size,
  sizes,
  loading = 'lazy',
  focus,
}: ContentImageProps) {
  const sources = imageSources(src, sizes ?? `${size}px`)
  if (loading === 'preload')
    preloadFile(sources.src, {
      ...{ as: 'image', fetchPriority: 'high' },
      ...{ imageSrcSet: sources.srcSet, imageSizes: sources.sizes },
    })
  return (
    <img
      {...sources}
      alt={alt}
      width={size}
      height={size}
      loading={loading === 'lazy' ? 'lazy' : undefined}
      decoding="async"
      style={focus ? { objectPosition: focus } : undefined}
      fetchPriority={loading === 'preload' ? 'high' : undefined}
      className={size === undefined ? `absolute inset-0 size-full ${className}` : className}
    />
  )
}

/** How the images of a list load, `first` being that of its first one: four can be on the first screen. */
export function loadingAt(index: number, first: ImageLoading): ImageLoading {
  if (first === 'lazy' || index > 3) return 'lazy'
  return index === 0 ? first : 'eager'
}
