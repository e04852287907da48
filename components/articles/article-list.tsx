import type { ArticleSummary } from '@/lib/model/article'
import { ArticleCard } from './article-card'

type ArticleListProps = {
  articles: readonly ArticleSummary[]
  /** The list has the first picture of the page. */
  priority?: boolean
  headingLevel?: 2 | 3
}

export function ArticleList({ articles, priority = false, headingLevel }: ArticleListProps) {
  return (
    <ul className="grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map((article, index) => (
        <li key={article.reference}>
          <ArticleCard article={article} priority={priority && index === 0} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  )
}
