import Link from 'next/link'
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
  hasCollections: boolean
  /** Newest first. */
  years: readonly number[]
}

export function ArticlesView({ articles, categories, hasCollections, years }: ArticlesViewProps) {
  const t = useTranslations('Articles')
  const locale = useLocale()
  return (
    <>
      <div className="flex flex-col gap-8">
        <PageHeader title={t('title')} intro={t('intro')} />
        <CategoryNav categories={categories} />
        {hasCollections && (
          <p className="no-print">
            <Link
              href={routes.collections(locale)}
              className="font-medium text-accent underline-offset-4 hover:underline"
            >
              {t('allCollections')}
            </Link>
          </p>
        )}
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
