import { useLocale, useTranslations } from 'next-intl'
import { formatList, formatMoney, formatMoneyRange } from '@/lib/i18n/format'
import { middleOf, type PayComparison } from '@/lib/model/pay/pay-comparison'
import { facetLabel } from '@/lib/model/search/facet-label'
import type { FacetLabel } from '@/lib/model/search/facet-value'
import { PayScale } from './pay-scale'

/** What part of the median a difference is that says nothing. */
const sameShare = 0.02

/** The pay of a job beside that of others of its trade: as sentences, then as a scale with its amounts. */
export function JobPay({ pay }: { pay: PayComparison }) {
  const t = useTranslations('Job.pay')
  const facetName = useTranslations('JobBoard.facets')
  const locale = useLocale()
  const { own, department, contract, count, lowest, median, highest } = pay
  const money = (amount: number) => formatMoney(amount, own.currency, locale)
  const difference = (middleOf(own) - median) / median
  const position = Math.abs(difference) <= sameShare ? 'about' : difference > 0 ? 'above' : 'below'
  const ownText = formatMoneyRange(own.min, own.max, own.currency, locale)
  const facet = (name: 'department' | 'contract', label: FacetLabel) =>
    t('kind', { facet: facetName(name), value: facetLabel(name, label, locale) })
  const trade = department ? facet('department', department) : t('similarName')
  const kindText = formatList([trade, facet('contract', contract)], locale)
  return (
    <section id="pay" className="flex max-w-measure flex-col gap-4">
      <h2 className="font-story text-headline font-medium">{t('title')}</h2>
      <p>
        {t('text', {
          count,
          kind: kindText,
          lowest: money(lowest),
          median: money(median),
          highest: money(highest),
        })}{' '}
        {t(position, { pay: ownText })}
      </p>
      <PayScale
        pay={pay}
        texts={{ lowest: money(lowest), median: money(median), highest: money(highest), own: ownText }}
      />
      <p className="text-label text-muted">{t('note')}</p>
    </section>
  )
}
