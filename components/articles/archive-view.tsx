import { useLocale, useTranslations } from 'next-intl'
import { PageHeader } from '@/components/ui/page-header'
import { Pagination } from '@/components/ui/pagination'
import type { NeighbourMonths } from '@/lib/data/articles/article-periods'
import { formatMonth } from '@/lib/i18n/format'
import type { ArticlePage } from '@/lib/model/articles/article'
import { type ArchivePeriod, routes } from '@/lib/routes'
import { type ArchiveMonths, ArchiveNav } from './archive-nav'
import { ArticleList } from './article-list'
import { MonthNav } from './month-nav'
import { YearNav } from './year-nav'

type ArchiveViewProps = {
  period: ArchivePeriod
  articles: ArticlePage
  /** The months of the year, newest first; empty for the archive of a month. */
  months: ArchiveMonths
  neighbours: NeighbourMonths
  /** Newest first. */
  years: readonly number[]
}

export function ArchiveView({
  period: { year, month },
  articles,
  months,
  neighbours,
  years,
}: ArchiveViewProps) {
  const t = useTranslations('Articles')
  const locale = useLocale()
  const { items, total, page, pageCount } = articles
  const period = month === null ? String(year) : formatMonth(year, month, locale)
  return (
    <>
      <div className="flex flex-col gap-6">
        <PageHeader title={t('archiveTitle', { period })} intro={t('articleCount', { count: total })} />
        {month === null && (
          <ArchiveNav months={months} hrefFor={(...each) => routes.archive(locale, ...each)} />
        )}
      </div>
      <ArticleList articles={items} loading="preload" />
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefFor={(number) => routes.archive(locale, year, month, number)}
      />
      <MonthNav months={neighbours} hrefFor={({ year, month }) => routes.archive(locale, year, month)} />
      <YearNav years={years} current={year} hrefFor={(each) => routes.archive(locale, each)} />
    </>
  )
}
