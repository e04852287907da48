import { useLocale, useTranslations } from 'next-intl'
import { Time } from '@/components/ui/time'
import { formatLanguage } from '@/lib/i18n/format'
import type { ArticleSummary } from '@/lib/model/article'
import { readingMinutes } from '@/lib/model/reading-time'
import { unknownLanguage } from '@/lib/model/unknown-language'

/** Date of publication, reading time, whether the article has a video, and its language if it is not that of the page. */
export function ArticleMeta({ article }: { article: ArticleSummary }) {
  const t = useTranslations('Articles')
  const ui = useTranslations('Ui')
  const locale = useLocale()
  const { language } = article
  // Between two facts that do not wrap, only a space outside of both lets the line break.
  return (
    <p className="meta">
      <Time value={article.publishedAt} />{' '}
      <span className="whitespace-nowrap">{t('readingTime', { minutes: readingMinutes(article) })}</span>{' '}
      {article.hasVideo && <span className="whitespace-nowrap">{t('withVideo')}</span>}{' '}
      {language !== locale && language !== unknownLanguage && (
        <span className="whitespace-nowrap">
          {ui('textIn', { language: formatLanguage(language, locale) })}
        </span>
      )}
    </p>
  )
}
