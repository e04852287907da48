import { useLocale, useTranslations } from 'next-intl'
import { PageHeader } from '@/components/ui/page-header'
import { formatMonth } from '@/lib/format'
import type { ArticleSummary } from '@/lib/model/article'
import { ArchiveNav } from './archive-nav'
import { ArticleList } from './article-list'
import { YearNav } from './year-nav'

type ArchiveViewProps = {
  year: number
  /** From 1; null for the whole year. */
  month: number | null
  articles: readonly ArticleSummary[]
  /** Newest first. */
  years: readonly number[]
}

export function ArchiveView({ year, month, articles, years }: ArchiveViewProps) {
  const t = useTranslations('Articles')
  const locale = useLocale()
  const period = month === null ? String(year) : formatMonth(year, month, locale)
  return (
    <>
      <div className="flex flex-col gap-6">
        <PageHeader
          title={t('archiveTitle', { period })}
          intro={t('articleCount', { count: articles.length })}
        />
        {month === null && <ArchiveNav locale={locale} months={countMonths(articles)} />}
      </div>
      <ArticleList articles={articles} priority />
      <YearNav years={years} current={year} />
    </>
  )
}

/** The months in which the articles appeared, by UTC day as in their addresses, in the articles' order. */
function countMonths(articles: readonly ArticleSummary[]) {
  const counts = new Map<string, { year: number; month: number; count: number }>()
  for (const { publishedAt } of articles) {
    const key = publishedAt.toISOString().slice(0, 7)
    const count = (counts.get(key)?.count ?? 0) + 1
    counts.set(key, { year: publishedAt.getUTCFullYear(), month: publishedAt.getUTCMonth() + 1, count })
  }
  return [...counts.values()]
}
