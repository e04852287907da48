import { useLocale, useTranslations } from 'next-intl'
import { FeedNav } from '@/components/layout/feed-nav'
import { PageHeader } from '@/components/ui/page-header'
import type { ArticlePage, Category } from '@/lib/model/article'
import { routes } from '@/lib/routes'
import { feedScopes } from '@/lib/seo/feed-scope'
import { CategoryNav } from './category-nav'
import { PagedArticles } from './paged-articles'
import { YearNav } from './year-nav'

type ArticlesViewProps = {
  articles: ArticlePage
  categories: readonly Category[]
  /** Newest first. */
  years: readonly number[]
}

export function ArticlesView({ articles, categories, years }: ArticlesViewProps) {
  const t = useTranslations('Articles')
  const locale = useLocale()
  return (
    <>
      <div className="flex flex-col gap-8">
        <PageHeader title={t('title')} intro={t('intro')} />
        <CategoryNav categories={categories} />
      </div>
      <PagedArticles
        list={{ language: locale }}
        articles={articles}
        hrefFor={(page) => routes.articles(locale, page)}
        priority
      />
      <div className="flex flex-col gap-8">
        <YearNav years={years} />
        <FeedNav what="articles" paths={feedScopes.articles(locale).paths} />
      </div>
    </>
  )
}
