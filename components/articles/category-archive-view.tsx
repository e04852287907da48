import { useLocale, useTranslations } from 'next-intl'
import { FeedLine } from '@/components/layout/feed-line'
import { PageHeader } from '@/components/ui/page-header'
import { Pagination } from '@/components/ui/pagination'
import type { NeighbourMonths } from '@/lib/data/articles/article-periods'
import { formatMonth } from '@/lib/i18n/format'
import type { ArticlePage, Category } from '@/lib/model/articles/article'
import { type ArchivePeriod, routes } from '@/lib/routes'
import { feedScopes } from '@/lib/seo/feed-scope'
import { type ArchiveMonths, ArchiveNav } from './archive-nav'
import { ArticleList } from './article-list'
import { MonthNav } from './month-nav'
import { YearNav } from './year-nav'

type CategoryArchiveViewProps = {
  category: Category
  period: ArchivePeriod
  articles: ArticlePage
  /** The months of the year in which the category has articles, newest first; empty for the archive of a month. */
  months: ArchiveMonths
  neighbours: NeighbourMonths
  /** The years in which it has articles, newest first. */
  years: readonly number[]
}

export function CategoryArchiveView(props: CategoryArchiveViewProps) {
  const { category, period, articles, months, neighbours, years } = props
  const t = useTranslations('ArticleBoard.archive')
  const articlesText = useTranslations('Articles')
  const locale = useLocale()
  const { year, month } = period
  const { items, total, page, pageCount } = articles
  const name = month === null ? String(year) : formatMonth(year, month, locale)
  return (
    <>
      <div className="flex flex-col gap-6">
        <PageHeader
          title={t('title', { name: category.name, period: name })}
          eyebrow={articlesText('category')}
          meta={articlesText('articleCount', { count: total })}
        />
        {month === null && (
          <ArchiveNav
            months={months}
            hrefFor={(_, each) => routes.categoryArchive(locale, category, { year, month: each })}
          />
        )}
      </div>
      <ArticleList articles={items} loading="preload" />
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefFor={(number) => routes.categoryArchive(locale, category, period, number)}
      />
      <MonthNav months={neighbours} hrefFor={(each) => routes.categoryArchive(locale, category, each)} />
      <YearNav
        title={t('years')}
        years={years}
        current={year}
        hrefFor={(each) => routes.categoryArchive(locale, category, { year: each, month: null })}
      />
      <FeedLine what="articles" path={feedScopes.category(locale, category).paths.rss} />
    </>
  )
}
