import { useLocale } from 'next-intl'
import type { ArticlePage, Collection } from '@/lib/model/articles/article'
import { routes } from '@/lib/routes'
import { feedScopes } from '@/lib/seo/feed-scope'
import { ArticleListView } from './article-list-view'
import { CollectionHeader } from './collection-header'

type CollectionViewProps = { collection: Collection; articles: ArticlePage }

export function CollectionView({ collection, articles }: CollectionViewProps) {
  const locale = useLocale()
  return (
    <ArticleListView
      header={<CollectionHeader collection={collection} lang={articles.items[0]?.language} />}
      articles={articles}
      hrefFor={(page) => routes.collection(locale, collection, page)}
      feedPaths={feedScopes.collection(locale, collection).paths}
      loading="eager"
    />
  )
}
