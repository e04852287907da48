import { useTranslations } from 'next-intl'
import { PageHeader } from '@/components/ui/page-header'
import { Pagination } from '@/components/ui/pagination'
import type { ArticlePage } from '@/lib/model/articles/article'
import { ArticleList } from './article-list'

type LanguageArticlesViewProps = {
  title: string
  articles: ArticlePage
  hrefFor: (page: number) => string
}

/** A page of the articles in a language without an interface. */
export function LanguageArticlesView({ title, articles, hrefFor }: LanguageArticlesViewProps) {
  const t = useTranslations('Articles')
  const { items, total, page, pageCount } = articles
  return (
    <>
      <PageHeader title={title} intro={t('articleCount', { count: total })} />
      <ArticleList articles={items} loading="preload" />
      <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} />
    </>
  )
}
