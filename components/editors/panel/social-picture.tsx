import { toShownImage } from '@/lib/editors/panel/shown-image'
import type { SocialCard } from '@/lib/editors/panel/social-card'
import { env } from '@/lib/env'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { langProps } from '@/lib/i18n/lang-props'
import { CheckedImage } from './checked-image.client'

type SocialPictureProps = { card: SocialCard; locale: string; className: string }

/** The image of a card. In its place a text says that there is none, or that it is not loaded. */
export function SocialPicture({ card: { image, layout }, locale, className }: SocialPictureProps) {
  const t = editorTranslatorFor(locale)
  const src = image && toShownImage(image.url, env.SITE_URL, env.IMAGE_HOSTS)
  const isLarge = layout === 'large'
  return (
    <div className={`social-picture ${className}`}>
      {src ? (
        <CheckedImage
          src={src}
          alt={image.alt ?? ''}
          failure={t(isLarge ? 'Panel.social.imageFails' : 'Panel.social.imageFailsShort')}
        />
      ) : (
        <p
          {...langProps(locale)}
          className="absolute inset-0 grid place-items-center p-2 text-center text-label"
        >
          {t(image ? 'Panel.social.notLoaded' : 'Panel.social.noImage')}
        </p>
      )}
    </div>
  )
}
