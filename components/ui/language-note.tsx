import { useLocale, useTranslations } from 'next-intl'
import { formatLanguage } from '@/lib/i18n/format'

/** Says which language a text is in, where that is not the page's. */
export function LanguageNote({ language }: { language: string }) {
  const t = useTranslations('Ui')
  const locale = useLocale()
  if (language === locale) return null
  return (
    <p className="text-label text-muted">{t('textIn', { language: formatLanguage(language, locale) })}</p>
  )
}
