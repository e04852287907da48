import { useTranslations } from 'next-intl'
import type { ArticleSummary } from '@/lib/model/articles/article'
import { ArticleCard } from './article-card'

/** Related articles beside a text. */
export function RelatedColumn({ articles }: { articles: readonly ArticleSummary[] }) {
  const t = useTranslations('Articles')
  return (
    <aside aria-label={t('related')} className="reading-aside reading-aside-alone no-print">
      <h2 className="font-semibold">{t('related')}</h2>
      <ul className="flex flex-col divide-y divide-line">
        {articles.map((article) => (
          <li key={article.reference} className="py-5 first:pt-0">
            <ArticleCard article={article} size="compact" headingLevel={3} />
          </li>
        ))}
      </ul>
    </aside>
  )
}
