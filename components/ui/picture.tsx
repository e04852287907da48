import { ContentImage, type ImageLoading } from './content-image'
import { PicturePlaceholder } from './picture-placeholder'

export type PictureRatio = 'wide' | 'square' | 'photo' | 'banner'

type PictureProps = {
  src: string | null
  alt: string
  sizes: string
  ratio: PictureRatio
  /** The point of the image that stays visible. By default its middle. */
  focus?: string | null
  loading?: ImageLoading
  /** Selects the placeholder of a missing picture. The same seed has the same placeholder. */
  seed?: string
}

export function Picture({ src, alt, sizes, ratio, focus, loading, seed = alt }: PictureProps) {
  return (
    <div className={`relative isolate overflow-hidden rounded-pane bg-sunk ${ratioClass(ratio)}`}>
      {src === null ? (
        <PicturePlaceholder seed={seed} />
      ) : (
        <ContentImage
          src={src}
          alt={alt}
          sizes={sizes}
          loading={loading}
          focus={focus}
          className="object-cover motion-safe:transition-transform motion-safe:duration-700 motion-safe:ease-out motion-safe:group-hover/card:scale-[1.025]"
        />
      )}
    </div>
  )
}

function ratioClass(ratio: PictureRatio): string {
  switch (ratio) {
    case 'wide':
      return 'aspect-video'
    case 'square':
      return 'aspect-square'
    case 'photo':
      return 'aspect-3/2'
    case 'banner':
      return 'aspect-3/2 sm:aspect-5/2'
    default:
      return ratio satisfies never
  }
}
