import type { JobCard, JobPay } from '@/lib/editors/panel/job-card'
import { env } from '@/lib/env'
import { editorMessagesFor, editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { formatDate, formatMoney, formatMoneyRange } from '@/lib/i18n/format'
import { langProps } from '@/lib/i18n/lang-props'
import { tokenLabel } from '@/lib/i18n/token-label'
import { siteName } from '@/lib/settings/site'
import { PanelImage } from './panel-image'

type GoogleJobCardProps = { card: JobCard; language: string | null; locale: string }

/** A job in Google's job search. */
export function GoogleJobCard({ card, language, locale }: GoogleJobCardProps) {
  const t = editorTranslatorFor(locale)
  const { title, employer, logo, places, isRemote, employmentTypes, pay, datePosted } = card
  const types = editorMessagesFor(locale).Panel.job.types
  const facts = [
    datePosted && t('Panel.job.posted', { date: formatDate(datePosted, locale, env.SITE_TIME_ZONE) }),
    pay && payText(pay, locale),
    ...employmentTypes.map((type) => tokenLabel(types, type)),
    isRemote ? t('Panel.job.remote') : null,
  ].filter((fact) => fact !== null)
  return (
    <div className="google flex gap-4 rounded-2xl p-5">
      <span className="google-icon size-12 rounded-lg text-xl">
        {logo ? (
          <PanelImage src={logo} alt="" width={48} height={48} className="size-full bg-logo object-contain" />
        ) : (
          <span aria-hidden="true">{employer?.slice(0, 1)}</span>
        )}
      </span>
      <div className="flex min-w-0 flex-col gap-1">
        <p {...langProps(language)} className="google-title break-words">
          {title ?? t('Panel.job.noTitle')}
        </p>
        <p dir="auto" className="text-[0.875rem]">
          {employer}
        </p>
        <p dir="auto" className="google-text">
          {places.join(' · ')}
        </p>
        <p className="google-text">{t('Panel.job.via', { site: siteName(locale) })}</p>
        <ul className="mt-2 flex flex-wrap gap-2 text-[0.75rem]">
          {facts.map((fact) => (
            <li key={fact} className="rounded-full border border-(--g-line) px-2.5 py-1">
              {fact}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function payText({ min, max, currency, unit }: JobPay, locale: string): string {
  const t = editorTranslatorFor(locale)
  const money = (value: number) => formatMoney(value, currency, locale)
  const amount =
    min !== null && max !== null
      ? min === max
        ? money(min)
        : formatMoneyRange(min, max, currency, locale)
      : min !== null
        ? t('Panel.job.pay.from', { min: money(min) })
        : t('Panel.job.pay.upTo', { max: money(max ?? 0) })
  const units = ['YEAR', 'MONTH', 'WEEK', 'DAY', 'HOUR'] as const
  return t(`Panel.job.pay.units.${units.find((known) => known === unit) ?? 'none'}`, { amount })
}
