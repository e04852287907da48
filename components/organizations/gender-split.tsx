import { useLocale, useTranslations } from 'next-intl'
import { formatPercent } from '@/lib/i18n/format'

/** Shares in percent. The bar is hidden from assistive technology, because the text has the same numbers. */
export function GenderSplit({ women, men }: { women: number; men: number }) {
  const t = useTranslations('Organization.genderShares')
  const locale = useLocale()
  const womenWidth = (100 * women) / (women + men || 1)
  return (
    <div className="flex flex-col gap-2">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        className="h-3 w-full rounded-full bg-tone-mark tone-2"
      >
        <rect width={womenWidth} height="10" className="fill-accent" />
        <rect x={womenWidth} width="0.8" height="10" className="fill-paper" />
      </svg>
      <dl className="flex flex-wrap justify-between gap-x-4">
        <div className="flex flex-row-reverse gap-1.5">
          <dt className="text-muted">{t('women')}</dt>
          <dd className="font-semibold">{formatPercent(women, locale)}</dd>
        </div>
        <div className="flex flex-row-reverse gap-1.5">
          <dt className="text-muted">{t('men')}</dt>
          <dd className="font-semibold">{formatPercent(men, locale)}</dd>
        </div>
      </dl>
    </div>
  )
}
