import { useLocale, useTranslations } from 'next-intl'
import { PageHeader } from '@/components/ui/page-header'
import type { ArticlePage, Category } from '@/lib/model/articles/article'
import { routes } from '@/lib/routes'
import { feedScopes } from '@/lib/seo/feed-scope'
import { ArticleListView } from './article-list-view'
import { CategoryNav } from './category-nav'
import { YearNav } from './year-nav'

type CategoryViewProps = {
  category: Category
  categories: readonly Category[]
  articles: ArticlePage
  /** The years in which the category has articles, newest first. */
  years: readonly number[]
}

export function CategoryView({ category, categories, articles, years }: CategoryViewProps) {
  const t = useTranslations('ArticleBoard.archive')
  const locale = useLocale()
  return (
    <ArticleListView
      header={<CategoryHeader category={category} categories={categories} articles={articles} />}
      footer={
        <YearNav
          title={t('years')}
          years={years}
          hrefFor={(year) => routes.categoryArchive(locale, category, { year, month: null })}
        />
      }
      articles={articles}
      hrefFor={(page) => routes.category(locale, category, page)}
      feedPaths={feedScopes.category(locale, category).paths}
      loading="preload"
    />
  )
}

function CategoryHeader({ category, categories, articles }: Omit<CategoryViewProps, 'years'>) {
  const t = useTranslations('Articles')
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={category.name}
        lang={articles.items[0]?.language}
        eyebrow={t('category')}
        meta={t('articleCount', { count: articles.total })}
      />
      <CategoryNav categories={categories} current={category.reference} />
    </div>
  )
}
