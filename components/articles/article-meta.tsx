import { useTranslations } from 'next-intl'
import { useLanguageNote } from '@/components/ui/language-note'
import { Time } from '@/components/ui/time'
import type { ArticleSummary } from '@/lib/model/articles/article'
import { readingMinutes } from '@/lib/model/articles/reading-time'

/** Date of publication, reading time, whether the article has a video, and its language if it is not that of the page. */
export function ArticleMeta({ article }: { article: ArticleSummary }) {
  const t = useTranslations('Articles')
  const note = useLanguageNote(article.language)
  // Between two facts that do not wrap, only a space outside of both lets the line break.
  return (
    <p className="meta">
      <Time value={article.publishedAt} />{' '}
      <span className="whitespace-nowrap">{t('readingTime', { minutes: readingMinutes(article) })}</span>{' '}
      {article.hasVideo && <span className="whitespace-nowrap">{t('withVideo')}</span>}{' '}
      {note && <span>{note}</span>}
    </p>
  )
}
