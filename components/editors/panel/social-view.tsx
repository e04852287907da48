import { canParseUrl } from '@vitrine/api-contract/can-parse-url'
import { hostOf } from '@/lib/editors/panel/page-facts'
import type { ServedPage } from '@/lib/editors/panel/served-page'
import { toShownImage } from '@/lib/editors/panel/shown-image'
import { type SocialCard, type SocialProblem, toSocialCards } from '@/lib/editors/panel/social-card'
import { env } from '@/lib/env'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { PanelNotice } from './panel-notice'
import { PanelSection } from './panel-section'
import { SizeMeter } from './size-meter'
import { SocialCardView } from './social-card-view'

type SocialViewProps = { page: ServedPage; url: string; locale: string }

/** A link to the page on each social network. */
export function SocialView({ page, url, locale }: SocialViewProps) {
  const t = editorTranslatorFor(locale)
  return (
    <PanelSection title={t('Panel.social.title')} intro={t('Panel.social.intro')}>
      <ul className="grid items-start gap-x-8 gap-y-12 md:grid-cols-2">
        {toSocialCards(page, url).map((card) => (
          <li key={card.network} className="flex w-full max-w-[33rem] min-w-0 flex-col gap-3">
            <h3 className="font-semibold">{t(`Panel.social.networks.${card.network}`)}</h3>
            <SocialCardView card={card} icon={page.icon} language={page.language} locale={locale} />
            <Facts card={card} language={page.language} locale={locale} />
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}

type FactsProps = { card: SocialCard; language: string | null; locale: string }

function Facts({ card, language, locale }: FactsProps) {
  const t = editorTranslatorFor(locale)
  const { title, description, image, problems } = card
  const network = t(`Panel.social.networks.${card.network}`)
  const isWhole = problems.length === 0 && !title.isCut && !description?.isCut
  const foreignHost = image && foreignHostOf(image.url)
  const texts = { unit: 'characters', locale, lang: language } as const
  return (
    <div className="flex flex-col gap-3">
      {isWhole && <PanelNotice tone="good">{t('Panel.social.good')}</PanelNotice>}
      {foreignHost !== null && (
        <PanelNotice tone="note">{t('Panel.social.otherHost', { host: foreignHost, network })}</PanelNotice>
      )}
      {problems.map((problem) => (
        <PanelNotice key={problem.kind} tone={problem.kind === 'small-card' ? 'note' : 'problem'}>
          {t(`Panel.social.problems.${problem.kind}`, { network, ...valuesOf(problem) })}
        </PanelNotice>
      ))}
      <SizeMeter label={t('Panel.social.titleSize')} cut={title} {...texts} />
      {description ? (
        <SizeMeter label={t('Panel.social.descriptionSize')} cut={description} {...texts} />
      ) : (
        <p className="text-label text-muted">{t('Panel.social.noDescriptionShown', { network })}</p>
      )}
      {image?.size && (
        <p className="text-label text-muted">
          {t('Panel.social.imageSize', {
            width: String(image.size.width),
            height: String(image.size.height),
          })}
        </p>
      )}
    </div>
  )
}

/** The host of an image that the panel may not load; null for one that it loads. */
function foreignHostOf(url: string): string | null {
  if (toShownImage(url, env.SITE_URL, env.IMAGE_HOSTS) !== null) return null
  return canParseUrl(url) ? hostOf(url) : url
}

function valuesOf(problem: SocialProblem): Record<string, string> {
  switch (problem.kind) {
    case 'image-too-small':
    case 'image-shown-small': {
      const { size, least } = problem
      return {
        width: String(size.width),
        height: String(size.height),
        leastWidth: String(least.width),
        leastHeight: String(least.height),
      }
    }
    case 'image-cut':
      return { percent: String(problem.percent) }
    default:
      return {}
  }
}
