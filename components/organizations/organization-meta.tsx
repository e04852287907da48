import { useLocale, useMessages, useTranslations } from 'next-intl'
import { formatNumber } from '@/lib/i18n/format'
import { tokenLabel } from '@/lib/i18n/token-label'
import type { OrganizationSummary } from '@/lib/model/organization'

/** The first sector and the number of employees, if they are known. */
export function OrganizationMeta({ organization }: { organization: OrganizationSummary }) {
  const t = useTranslations('Organizations')
  const { sector: labels } = useMessages().Tokens
  const locale = useLocale()
  const { sectors, employeeCount } = organization
  if (!sectors[0] && employeeCount === null) return null
  return (
    <p className="meta">
      {sectors[0] && <span>{tokenLabel(labels, sectors[0])}</span>}
      {employeeCount !== null && (
        <span>{t('people', { count: employeeCount, number: formatNumber(employeeCount, locale) })}</span>
      )}
    </p>
  )
}
