import type { RefObject } from 'react'
import { type ImageLoading, loadingAt } from '@/components/ui/content-image'
import type { ArticleSummary } from '@/lib/model/articles/article'
import { ArticleCard } from './article-card'

type ArticleListProps = {
  /** `url` is the path of the page, which can be in another locale than the list. */
  articles: readonly (ArticleSummary & { url?: string })[]
  /** How the first picture loads. */
  loading?: ImageLoading
  headingLevel?: 2 | 3
  hidesOrganization?: boolean
  listRef?: RefObject<HTMLUListElement | null>
  /** Whether the articles are about to be replaced. */
  isBusy?: boolean
}

export function ArticleList({
  articles,
  loading = 'lazy',
  headingLevel,
  hidesOrganization,
  listRef,
  isBusy,
}: ArticleListProps) {
  return (
    <ul
      ref={listRef}
      aria-busy={isBusy}
      className="grid grid-cols-1 gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3"
    >
      {articles.map((article, index) => (
        <li key={article.reference}>
          <ArticleCard
            article={article}
            loading={loadingAt(index, loading)}
            headingLevel={headingLevel}
            hidesOrganization={hidesOrganization}
          />
        </li>
      ))}
    </ul>
  )
}
