import { useLocale, useMessages, useTranslations } from 'next-intl'
import { Facts } from '@/components/ui/facts'
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
  return (
    <Facts>
      {sectors[0] && tokenLabel(labels, sectors[0])}
      {employeeCount !== null &&
        t('people', { count: employeeCount, number: formatNumber(employeeCount, locale) })}
      {jobCount > 0 && (
        <span className="font-medium text-accent">{jobsText('count', { count: jobCount })}</span>
      )}
    </Facts>
  )
}
