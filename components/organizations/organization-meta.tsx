import { useLocale, useMessages, useTranslations } from 'next-intl'
import { formatNumber } from '@/lib/i18n/format'
import { tokenLabel } from '@/lib/i18n/token-label'
import type { OrganizationSummary } from '@/lib/model/organization'

type OrganizationMetaProps = { organization: OrganizationSummary; jobCount?: number }

/** The first sector and the number of employees, if they are known, and the number of open jobs, if there are any. */
export function OrganizationMeta({ organization, jobCount = 0 }: OrganizationMetaProps) {
  const t = useTranslations('Organizations')
  const jobsText = useTranslations('Jobs')
  const { sector: labels } = useMessages().Tokens
  const locale = useLocale()
  const { sectors, employeeCount } = organization
  if (!sectors[0] && employeeCount === null && jobCount === 0) return null
  return (
    <p className="meta">
      {sectors[0] && <span>{tokenLabel(labels, sectors[0])}</span>}
      {employeeCount !== null && (
        <span>{t('people', { count: employeeCount, number: formatNumber(employeeCount, locale) })}</span>
      )}
      {jobCount > 0 && (
        <span className="font-medium text-accent">{jobsText('count', { count: jobCount })}</span>
      )}
    </p>
  )
}
