import { hostOf } from '@/lib/editors/panel/page-facts'
import { toShownImage } from '@/lib/editors/panel/shown-image'
import type { SocialCard } from '@/lib/editors/panel/social-card'
import { env } from '@/lib/env'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { CheckedImage } from './checked-image.client'

type SocialPictureProps = { card: SocialCard; locale: string; className: string }

/** The image of a card. In its place a text says why there is none. */
export function SocialPicture({ card: { network, image }, locale, className }: SocialPictureProps) {
  const t = editorTranslatorFor(locale)
  const box = `social-picture ${className}`
  if (image === null) return <Text box={box} locale={locale} text={t('Panel.social.noImage')} />
  const src = toShownImage(image.url, env.SITE_URL, env.IMAGE_HOSTS)
  if (src !== null)
    return (
      <div className={box}>
        <CheckedImage src={src} alt={image.alt ?? ''} failure={t('Panel.social.imageFails')} />
      </div>
    )
  const host = URL.canParse(image.url) ? hostOf(image.url) : image.url
  const text = t('Panel.social.otherHost', { host, network: t(`Panel.social.networks.${network}`) })
  return <Text box={box} locale={locale} text={text} />
}

function Text({ box, locale, text }: { box: string; locale: string; text: string }) {
  return (
    <p lang={locale} className={`${box} grid place-items-center p-3 text-center text-label break-words`}>
      {text}
    </p>
  )
}
