import { useTranslations } from 'next-intl'
import { Facts } from '@/components/ui/facts'
import { useLanguageNote } from '@/components/ui/language-note'
import { Time } from '@/components/ui/time'
import type { ArticleSummary } from '@/lib/model/articles/article'
import { readingMinutes } from '@/lib/model/articles/reading-time'

/** Date of publication, reading time, whether the article has a video, and its language if it is not that of the page. */
export function ArticleMeta({ article }: { article: ArticleSummary }) {
  const t = useTranslations('Articles')
  const note = useLanguageNote(article.language)
  return (
    <Facts>
      <Time value={article.publishedAt} />
      {t('readingTime', { minutes: readingMinutes(article) })}
      {article.hasVideo && t('withVideo')}
      {note}
    </Facts>
  )
}
