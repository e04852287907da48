import { useLocale, useTranslations } from 'next-intl'
import { PageHeader } from '@/components/ui/page-header'
import type { ArticlePage, Category } from '@/lib/model/article'
import { routes } from '@/lib/routes'
import { feedScopes } from '@/lib/seo/feed-scope'
import { ArticleListView } from './article-list-view'
import { CategoryNav } from './category-nav'

type CategoryViewProps = {
  category: Category
  categories: readonly Category[]
  articles: ArticlePage
}

export function CategoryView({ category, categories, articles }: CategoryViewProps) {
  const locale = useLocale()
  return (
    <ArticleListView
      header={<CategoryHeader category={category} categories={categories} articles={articles} />}
      articles={articles}
      list={{ language: locale, category: category.reference }}
      hrefFor={(page) => routes.category(locale, category, page)}
      feedPaths={feedScopes.category(locale, category).paths}
      priority
    />
  )
}

function CategoryHeader({ category, categories, articles }: CategoryViewProps) {
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
