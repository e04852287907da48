import { useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/picture'
import type { Organization } from '@/lib/model/organization'

type GalleryProps = {
  images: Organization['images']
  /** The organization's name, for the alternative text of pictures without a description. */
  name: string
  lang: string
}

/** The first of three or more pictures is large. */
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
              alt={image.description ?? image.name ?? t('pictureOf', { name })}
              ratio="photo"
              sizes="(min-width: 40rem) 50rem, 100vw"
            />
            {image.name && (
              <figcaption lang={lang} className="text-label text-muted">
                {image.name}
              </figcaption>
            )}
          </figure>
        </li>
      ))}
    </ul>
  )
}
