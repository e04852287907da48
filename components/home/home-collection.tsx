import { useLocale, useTranslations } from 'next-intl'
import { ArticleCard } from '@/components/articles/article-card'
import type { ImageLoading } from '@/components/ui/content-image'
import { Icon } from '@/components/ui/icons'
import { Picture } from '@/components/ui/picture'
import { langProps } from '@/lib/i18n/lang-props'
import type { ArticleSummary, Collection } from '@/lib/model/articles/article'
import { routes } from '@/lib/routes'

type HomeCollectionProps = {
  collection: Collection
  articles: readonly ArticleSummary[]
  loading: ImageLoading
}

/** A collection with its picture and summary, and its latest articles beside them. */
export function HomeCollection({ collection, articles, loading }: HomeCollectionProps) {
  const t = useTranslations('HomeSections')
  const articleTexts = useTranslations('Articles')
  const locale = useLocale()
  const lang = articles[0]?.language
  return (
    <section className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-2">
      <div className="flex flex-col gap-5">
        <Picture
          src={collection.image}
          alt=""
          ratio="wide"
          sizes="(min-width: 64rem) 38rem, 100vw"
          loading={loading}
          seed={collection.reference}
        />
        <div className="flex flex-col items-start gap-2">
          <p className="font-medium text-accent">{articleTexts('collection')}</p>
          <h2 {...langProps(lang)} className="font-story text-headline font-medium">
            {collection.name}
          </h2>
          {collection.summary && (
            <p {...langProps(lang)} className="max-w-[27em] font-story text-lead text-muted">
              {collection.summary}
            </p>
          )}
          <a
            href={routes.collection(locale, collection)}
            className="group/all py-1 font-medium text-accent hover:text-accent-strong"
          >
            <span className="underline-offset-4 group-hover/all:underline">{t('wholeCollection')}</span>
            <span className="sr-only">: {collection.name}</span> <Icon name="arrow-right" />
          </a>
        </div>
      </div>
      <ul className="flex flex-col divide-y divide-line border-y border-line lg:self-start lg:border-t-0">
        {articles.map((article) => (
          <li key={article.reference} className="py-6 lg:first:pt-0">
            <ArticleCard article={article} size="compact" headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}
