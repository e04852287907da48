import type { RefObject } from 'react'
import type { ArticleSummary } from '@/lib/model/articles/article'
import { ArticleCard } from './article-card'

type ArticleListProps = {
  /** `url` is the path of the page, which can be in another locale than the list. */
  articles: readonly (ArticleSummary & { url?: string })[]
  /** The list has the first picture of the page. */
  priority?: boolean
  headingLevel?: 2 | 3
  listRef?: RefObject<HTMLUListElement | null>
  /** Whether the articles are about to be replaced. */
  isBusy?: boolean
}

export function ArticleList({ articles, priority = false, headingLevel, listRef, isBusy }: ArticleListProps) {
  return (
    <ul
      ref={listRef}
      aria-busy={isBusy}
      className="grid grid-cols-1 gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3"
    >
      {articles.map((article, index) => (
        <li key={article.reference}>
          <ArticleCard article={article} priority={priority && index === 0} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  )
}
