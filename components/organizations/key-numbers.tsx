import { useLocale, useTranslations } from 'next-intl'
import { formatNumber, formatPercent } from '@/lib/i18n/format'
import type { Organization } from '@/lib/model/organization'

/** Each value is large, with its name below. Those that are known stand side by side. */
export function KeyNumbers({ organization }: { organization: Organization }) {
  const t = useTranslations('Organization.numbers')
  const locale = useLocale()
  const { employeeCount, averageAge, turnover, creationYear, revenue } = organization
  return (
    <dl className="flex min-w-0 grow flex-wrap gap-8">
      {employeeCount !== null && (
        <KeyNumber label={t('employees')} value={formatNumber(employeeCount, locale)} />
      )}
      {averageAge !== null && (
        <KeyNumber label={t('averageAge')} value={t('years', { age: formatNumber(averageAge, locale) })} />
      )}
      {turnover !== null && <KeyNumber label={t('turnover')} value={formatPercent(turnover, locale)} />}
      {creationYear !== null && <KeyNumber label={t('founded')} value={String(creationYear)} />}
      {revenue !== null && <KeyNumber label={t('revenue')} value={revenue} />}
    </dl>
  )
}

function KeyNumber({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex min-w-36 flex-col-reverse justify-end border-t-2 border-ink pt-4">
      <dt className="text-label text-muted">{label}</dt>
      <dd dir="auto" className="font-story text-headline leading-tight font-medium">
        {value}
      </dd>
    </div>
  )
}
