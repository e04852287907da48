import { useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/picture'
import type { Organization } from '@/lib/model/organization'

type GalleryProps = {
  images: Organization['images']
  /** The organization's name, for the alternative text of pictures without a caption. */
  name: string
  lang: string
}

/**
 * The first of three or more pictures is large. A caption is the text of its picture for all readers: an alternative text
 * with the same words would be read twice.
 */
export function Gallery({ images, name, lang }: GalleryProps) {
  const t = useTranslations('Organization')
  const opening = images.length > 2 ? 'sm:first:col-span-2 sm:first:row-span-2' : undefined
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {images.map((image) => (
        <li key={image.src} className={opening}>
          <figure className="flex flex-col gap-2">
            <Picture
              src={image.src}
              alt={image.name || image.description ? '' : t('pictureOf', { name })}
              ratio="photo"
              sizes="(min-width: 40rem) 50rem, 100vw"
            />
            <GalleryCaption image={image} lang={lang} />
          </figure>
        </li>
      ))}
    </ul>
  )
}

function GalleryCaption({ image, lang }: { image: Organization['images'][number]; lang: string }) {
  const { name } = image
  const description = image.description === name ? null : image.description
  if (!name && !description) return null
  return (
    <figcaption lang={lang} className="flex max-w-measure flex-col gap-0.5 text-label text-muted">
      {name && <p className="font-medium text-ink">{name}</p>}
      {description && <p className="whitespace-pre-line">{description}</p>}
    </figcaption>
  )
}
