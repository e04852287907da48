import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icons'
import { Picture } from '@/components/ui/picture'
import type { NextInSeries } from '@/lib/data/articles/article-context'
import { langProps } from '@/lib/i18n/lang-props'
import { routes } from '@/lib/routes'
import { ArticleMeta } from './article-meta'

/** The article that follows in a collection, at the end of the text. */
export function NextInSeriesCard({ next: { article, collection } }: { next: NextInSeries }) {
  const t = useTranslations('Article.series')
  const locale = useLocale()
  return (
    <section
      aria-labelledby="next-in-series"
      className="no-print group/card relative grid max-w-measure grid-cols-[minmax(0,1fr)_5rem] items-center gap-5 rounded-pane bg-sunk p-5 sm:grid-cols-[minmax(0,1fr)_9rem] sm:p-6"
    >
      <div className="flex flex-col gap-2">
        <h2 id="next-in-series" className="text-label font-semibold text-accent">
          {t('next', { name: collection.name })} <Icon name="arrow-right" />
        </h2>
        <p {...langProps(article.language)} className="font-story text-title font-medium">
          <a
            href={routes.article(locale, article)}
            className="stretched decoration-accent decoration-2 underline-offset-[0.14em] group-hover/card:underline"
          >
            {article.name}
          </a>
        </p>
        <ArticleMeta article={article} />
      </div>
      <Picture src={article.image} alt="" ratio="square" sizes="9rem" seed={article.reference} />
    </section>
  )
}
