import { useLocale, useMessages, useTranslations } from 'next-intl'
import { tokenLabel } from '@/components/ui/token-label'
import { formatMoney, formatMoneyRange } from '@/lib/format'
import type { Salary } from '@/lib/model/job'

export function JobSalary({ salary }: { salary: Salary }) {
  const t = useTranslations('Jobs.salary')
  const locale = useLocale()
  const { Tokens: tokens } = useMessages()
  const { min, max, currency, period } = salary
  const amount =
    min !== null && max !== null
      ? formatMoneyRange(min, max, currency, locale)
      : min !== null
        ? t('from', { amount: formatMoney(min, currency, locale) })
        : max !== null && t('upTo', { amount: formatMoney(max, currency, locale) })
  if (!amount) return null
  return <span>{t('withPeriod', { amount, period: tokenLabel(tokens.period, period) })}</span>
}
