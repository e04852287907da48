import { useLocale } from 'next-intl'
import { FeedNav } from '@/components/layout/feed-nav'
import type { ArticlePage, Collection } from '@/lib/model/article'
import { routes } from '@/lib/routes'
import { CollectionHeader } from './collection-header'
import { PagedArticles } from './paged-articles'

type CollectionViewProps = { collection: Collection; articles: ArticlePage }

export function CollectionView({ collection, articles }: CollectionViewProps) {
  const locale = useLocale()
  return (
    <>
      <CollectionHeader collection={collection} lang={articles.items[0]?.language} />
      <PagedArticles
        list={{ language: locale, collection: collection.reference }}
        articles={articles}
        hrefFor={(page) => routes.collection(locale, collection, page)}
      />
      <FeedNav what="articles" hrefFor={(format) => routes.collectionFeed(format, locale, collection)} />
    </>
  )
}
