import { useTranslations } from 'next-intl'
import { Time } from '@/components/ui/time'
import type { ArticleSummary } from '@/lib/model/article'
import { readingMinutes } from '@/lib/model/reading-time'

/** Date of publication, reading time, and whether the article has a video. */
export function ArticleMeta({ article }: { article: ArticleSummary }) {
  const t = useTranslations('Articles')
  return (
    <p className="meta">
      <Time value={article.publishedAt} />
      <span className="whitespace-nowrap">{t('readingTime', { minutes: readingMinutes(article) })}</span>
      {article.hasVideo && <span className="whitespace-nowrap">{t('withVideo')}</span>}
    </p>
  )
}
