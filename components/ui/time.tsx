import { useLocale, useTimeZone } from 'next-intl'
import { formatDate } from '@/lib/i18n/format'

export function Time({ value }: { value: Date }) {
  const locale = useLocale()
  const timeZone = useTimeZone() ?? 'UTC'
  return <time dateTime={value.toISOString()}>{formatDate(value, locale, timeZone)}</time>
}
