import { useLocale, useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import { langProps } from '@/lib/i18n/lang-props'
import type { Article } from '@/lib/model/articles/article'
import { routes } from '@/lib/routes'
import { ArticleActions } from './article-actions'
import { ArticleByline } from './article-byline'

export function ArticleHeader({ article }: { article: Article }) {
  const t = useTranslations('Articles')
  const locale = useLocale()
  return (
    <header className="flex flex-col gap-6">
      {article.categories.length > 0 && (
        <ul aria-label={t('categories')} className="flex flex-wrap gap-2">
          {article.categories.map((category) => (
            <li key={category.reference}>
              <Tag href={routes.category(locale, category)} lang={article.language}>
                {category.name}
              </Tag>
            </li>
          ))}
        </ul>
      )}
      <h1 {...langProps(article.language)} className="max-w-[12.5em] font-story text-display font-medium">
        {article.name}
      </h1>
      {article.summary && (
        <p {...langProps(article.language)} className="max-w-[32em] font-story text-lead text-muted">
          {article.summary}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <ArticleByline article={article} />
        <ArticleActions article={article} />
      </div>
    </header>
  )
}
