import { useLocale, useTranslations } from 'next-intl'
import { formatNumber, formatPercent } from '@/lib/i18n/format'
import type { Organization } from '@/lib/model/organization'

/** Each value is large, with its name below. */
export function KeyNumbers({ organization }: { organization: Organization }) {
  const t = useTranslations('Organization.numbers')
  const locale = useLocale()
  const { employeeCount, averageAge, turnover, creationYear, revenue } = organization
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5">
      {employeeCount !== null && (
        <KeyNumber label={t('employees')} value={formatNumber(employeeCount, locale)} />
      )}
      {averageAge !== null && (
        <KeyNumber label={t('averageAge')} value={t('years', { age: formatNumber(averageAge, locale) })} />
      )}
      {turnover !== null && <KeyNumber label={t('turnover')} value={formatPercent(turnover, locale)} />}
      {creationYear !== null && <KeyNumber label={t('founded')} value={String(creationYear)} />}
      {revenue !== null && <KeyNumber label={t('revenue')} value={revenue} isWide />}
    </dl>
  )
}

function KeyNumber({ label, value, isWide }: { label: string; value: string; isWide?: boolean }) {
  return (
    <div className={`flex min-w-0 flex-col-reverse justify-end ${isWide ? 'col-span-2' : ''}`}>
      <dt className="text-label text-muted">{label}</dt>
      <dd className="font-story text-headline leading-tight font-medium">{value}</dd>
    </div>
  )
}
