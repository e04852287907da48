import { type CutText, ellipsis } from '@/lib/editors/panel/cut-text'
import type { SocialCard } from '@/lib/editors/panel/social-card'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { langProps } from '@/lib/i18n/lang-props'
import { PanelImage } from './panel-image'
import { SocialPicture } from './social-picture'

type SocialCardViewProps = { card: SocialCard; icon: string | null; language: string | null; locale: string }

/** A link to a page as the network shows it. */
export function SocialCardView({ card, icon, language, locale }: SocialCardViewProps) {
  const lang = language ?? undefined
  switch (card.network) {
    case 'x':
      return (
        <div {...langProps(lang)} className="social social-x">
          {card.layout === 'large' ? (
            <LargeX card={card} locale={locale} />
          ) : (
            <SmallCard card={card} locale={locale} />
          )}
        </div>
      )
    case 'linkedin':
    case 'facebook':
      return (
        <div {...langProps(lang)} className={`social social-${card.network}`}>
          {card.layout === 'large' ? (
            <LargeCard card={card} locale={locale} />
          ) : (
            <SmallCard card={card} locale={locale} />
          )}
        </div>
      )
    case 'slack':
      return (
        <div
          {...langProps(lang)}
          className="social social-slack rounded-lg border border-(--s-line) bg-(--s-back) p-4"
        >
          <SlackCard card={card} icon={icon} locale={locale} />
        </div>
      )
    default:
      return card.network satisfies never
  }
}

type CardProps = { card: SocialCard; locale: string }

/** X writes the title into the image, and the host below it. */
function LargeX({ card, locale }: CardProps) {
  const t = editorTranslatorFor(locale)
  return (
    <>
      <div className="relative">
        <SocialPicture
          card={card}
          locale={locale}
          className="aspect-[1.91] rounded-2xl border border-(--s-line)"
        />
        <p className="absolute bottom-3 left-3 max-w-[calc(100%-1.5rem)] rounded bg-[#000000c4] px-1.5 py-0.5 text-[0.8125rem] text-[#fff]">
          {shown(card.title)}
        </p>
      </div>
      <p {...langProps(locale)} className="px-1 pt-1 text-[0.8125rem] text-(--s-muted)">
        {t('Panel.social.from', { host: card.host })}
      </p>
    </>
  )
}

/** LinkedIn has the title above the host, Facebook below it. */
function LargeCard({ card, locale }: CardProps) {
  const { network, title, description, host } = card
  const isFacebook = network === 'facebook'
  return (
    <div
      className={`border border-(--s-line) bg-(--s-back) ${isFacebook ? '' : 'rounded-lg'} overflow-hidden`}
    >
      <SocialPicture card={card} locale={locale} className="aspect-[1.91]" />
      <div className="flex flex-col gap-1 bg-(--s-sunk) px-4 py-3">
        {isFacebook && <p className="text-[0.8125rem] uppercase text-(--s-muted)">{host}</p>}
        <p className="font-semibold">{shown(title)}</p>
        {description && <p className="text-[0.9375rem] text-(--s-muted)">{shown(description)}</p>}
        {!isFacebook && <p className="text-[0.75rem] text-(--s-muted)">{host}</p>}
      </div>
    </div>
  )
}

/** With a thumbnail, or without an image. */
function SmallCard({ card, locale }: CardProps) {
  const { network, layout, title, description, host } = card
  return (
    <div className="flex min-h-20 overflow-hidden rounded-xl border border-(--s-line) bg-(--s-sunk)">
      {layout === 'small' && (
        <SocialPicture card={card} locale={locale} className="aspect-square w-32 flex-none" />
      )}
      <div className="flex min-w-0 flex-col justify-center gap-1 px-4 py-3">
        {network !== 'linkedin' && <p className="text-[0.8125rem] text-(--s-muted)">{host}</p>}
        <p className="font-semibold">{shown(title)}</p>
        {description && <p className="text-[0.875rem] text-(--s-muted)">{shown(description)}</p>}
        {network === 'linkedin' && <p className="text-[0.75rem] text-(--s-muted)">{host}</p>}
      </div>
    </div>
  )
}

function SlackCard({ card, icon, locale }: CardProps & { icon: string | null }) {
  const { layout, siteName, title, description, image } = card
  const ratio = image?.size ? image.size.width / image.size.height : 1.91
  return (
    <div className="flex gap-3 text-[0.9375rem] leading-[1.46]">
      <div className="w-1 flex-none rounded-full bg-(--s-line)" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="flex items-center gap-2 font-bold">
          {icon && <PanelImage src={icon} alt="" width={16} height={16} className="size-4" />}
          {siteName}
        </p>
        <div className="flex items-start gap-3">
          <div className="flex min-w-0 flex-1 flex-col gap-1">
            <p className="font-bold text-(--s-link)">{shown(title)}</p>
            {description && <p>{shown(description)}</p>}
          </div>
          {layout === 'small' && (
            <SocialPicture card={card} locale={locale} className="size-20 flex-none rounded-lg" />
          )}
        </div>
        {layout === 'large' && (
          <div style={{ aspectRatio: ratio }} className="mt-1 flex w-full max-w-90">
            <SocialPicture card={card} locale={locale} className="w-full rounded-lg" />
          </div>
        )}
      </div>
    </div>
  )
}

function shown({ isCut, kept, text }: CutText): string {
  return isCut ? kept + ellipsis : text
}
