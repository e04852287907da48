import { useLocale, useTranslations } from 'next-intl'
import { FeedNav } from '@/components/layout/feed-nav'
import { PageHeader } from '@/components/ui/page-header'
import type { ArticlePage, Category } from '@/lib/model/article'
import { routes } from '@/lib/routes'
import { CategoryNav } from './category-nav'
import { PagedArticles } from './paged-articles'

type CategoryViewProps = {
  category: Category
  categories: readonly Category[]
  articles: ArticlePage
}

export function CategoryView({ category, categories, articles }: CategoryViewProps) {
  const t = useTranslations('Articles')
  const locale = useLocale()
  return (
    <>
      <div className="flex flex-col gap-6">
        <PageHeader
          title={category.name}
          lang={articles.items[0]?.language}
          eyebrow={t('category')}
          meta={t('articleCount', { count: articles.total })}
        />
        <CategoryNav categories={categories} current={category.reference} />
      </div>
      <PagedArticles
        list={{ language: locale, category: category.reference }}
        articles={articles}
        hrefFor={(page) => routes.category(locale, category, page)}
        priority
      />
      <FeedNav what="articles" hrefFor={(format) => routes.categoryFeed(format, locale, category)} />
    </>
  )
}
