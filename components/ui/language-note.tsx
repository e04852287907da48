import { useLocale, useTranslations } from 'next-intl'
import { formatLanguage } from '@/lib/i18n/format'

/** Names the language of a text that is not in the language of the page. */
export function LanguageNote({ language }: { language: string }) {
  const t = useTranslations('Ui')
  const locale = useLocale()
  if (language === locale) return null
  return (
    <p className="text-label text-muted">{t('textIn', { language: formatLanguage(language, locale) })}</p>
  )
}
