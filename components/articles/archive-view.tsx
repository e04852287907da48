import { useLocale, useTranslations } from 'next-intl'
import { PageHeader } from '@/components/ui/page-header'
import { formatMonth } from '@/lib/i18n/format'
import type { ArticlePage } from '@/lib/model/article'
import { ArchiveNav, type ArchiveNavProps } from './archive-nav'
import { ArticleList } from './article-list'
import { YearNav } from './year-nav'

type ArchiveViewProps = {
  year: number
  /** From 1; null for the whole year. */
  month: number | null
  /** The latest articles of the period, and their total number. */
  articles: ArticlePage
  /** The months of the year, newest first; empty for the archive of a month. */
  months: ArchiveNavProps['months']
  /** Newest first. */
  years: readonly number[]
}

export function ArchiveView({ year, month, articles, months, years }: ArchiveViewProps) {
  const t = useTranslations('Articles')
  const locale = useLocale()
  const { items, total } = articles
  const count = t('articleCount', { count: total })
  const period = month === null ? String(year) : formatMonth(year, month, locale)
  return (
    <>
      <div className="flex flex-col gap-6">
        <PageHeader
          title={t('archiveTitle', { period })}
          intro={items.length < total ? t('archiveLatest', { count, shown: items.length }) : count}
        />
        {month === null && <ArchiveNav locale={locale} months={months} />}
      </div>
      <ArticleList articles={items} priority />
      <YearNav years={years} current={year} />
    </>
  )
}
