import { useTranslations } from 'next-intl'
import { Lightbox } from '@/components/ui/lightbox'
import { Picture } from '@/components/ui/picture'
import { langProps } from '@/lib/i18n/lang-props'
import type { Organization } from '@/lib/model/organization'

type Image = Organization['images'][number]

type GalleryProps = {
  images: readonly Image[]
  /** The organization's name, for the alternative text of pictures without a caption. */
  name: string
  lang: string
}

/** A page with more pictures would be too large. */
const maxPictures = 48
/** With the large first one they fill three rows of three. The browser loads the others after a click. */
const firstPictures = 6
/** A gallery that is not much longer is shown whole. */
const maxOpen = 9

/** The pictures of an organization. Each is a link to the large picture, which opens in a lightbox. */
export function Gallery({ images, name, lang }: GalleryProps) {
  const t = useTranslations('Gallery')
  const shown = images.slice(0, maxPictures)
  const openCount = shown.length > maxOpen ? firstPictures : shown.length
  const further = shown.slice(openCount)
  const item = (image: Image, index: number) => (
    <GalleryPicture
      key={image.src}
      image={image}
      name={name}
      lang={lang}
      number={index + 1}
      count={shown.length}
    />
  )
  return (
    <Lightbox
      count={shown.length}
      labels={{
        pictures: t('pictures', { name }),
        previous: t('previous'),
        next: t('next'),
        close: t('close'),
      }}
    >
      <ul className={`gallery ${openCount > 2 ? 'gallery-opening' : ''}`}>
        {shown.slice(0, openCount).map(item)}
      </ul>
      {further.length > 0 && (
        <details className="no-print mt-8">
          <summary className="button button-quiet">{t('further', { count: further.length })}</summary>
          <ul className="gallery mt-8">{further.map((image, index) => item(image, openCount + index))}</ul>
        </details>
      )}
    </Lightbox>
  )
}

type GalleryPictureProps = Omit<GalleryProps, 'images'> & { image: Image; number: number; count: number }

/**
 * A caption is the text of its picture for all readers: an alternative text with the same words would be read twice. The link
 * has a name of its own.
 */
function GalleryPicture({ image, name, lang, number, count }: GalleryPictureProps) {
  const t = useTranslations('Gallery')
  return (
    <li className="min-w-0">
      <figure className="flex flex-col gap-2">
        <a
          href={image.src}
          data-picture={t('position', { number, count })}
          className="group/card block rounded-pane"
        >
          <Picture
            src={image.src}
            alt={image.name || image.description ? '' : t('pictureOf', { name })}
            ratio="photo"
            sizes={number === 1 ? '(min-width: 64rem) 50rem, 100vw' : '(min-width: 64rem) 25rem, 50vw'}
          />
          <span className="sr-only">{t('enlarge', { number, count })}</span>
        </a>
        <GalleryCaption image={image} lang={lang} />
      </figure>
    </li>
  )
}

function GalleryCaption({ image, lang }: { image: Image; lang: string }) {
  const { name } = image
  const description = image.description === name ? null : image.description
  if (!name && !description) return null
  return (
    <figcaption {...langProps(lang)} className="flex max-w-measure flex-col gap-0.5 text-label text-muted">
      {name && <p className="font-medium text-ink">{name}</p>}
      {description && <p className="whitespace-pre-line">{description}</p>}
    </figcaption>
  )
}
