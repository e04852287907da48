import { ArticleCard } from '@/components/articles/article-card'
import type { ArticleSummary } from '@/lib/model/articles/article'

/** The first article, with the other ones in a column beside it. */
export function HomeLead({ articles }: { articles: readonly ArticleSummary[] }) {
  const [lead, ...others] = articles
  if (!lead) return null
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <ArticleCard article={lead} size="lead" loading="preload" />
      {others.length > 0 && (
        <ul className="flex flex-col divide-y divide-line border-t border-line lg:border-t-0">
          {others.map((article) => (
            <li key={article.reference} className="py-6 lg:first:pt-0">
              <ArticleCard article={article} size="compact" loading="eager" />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
