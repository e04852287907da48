import { useLocale, useTranslations } from 'next-intl'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import type { ArticlePage, Collection } from '@/lib/model/article'
import { routes } from '@/lib/routes'
import { CollectionHeader } from './collection-header'
import { PagedArticles } from './paged-articles'

type CollectionViewProps = { collection: Collection; articles: ArticlePage }

export function CollectionView({ collection, articles }: CollectionViewProps) {
  const t = useTranslations('Articles')
  const locale = useLocale()
  return (
    <>
      <div className="flex flex-col gap-6">
        <Breadcrumb
          items={[{ name: t('title'), href: routes.articles(locale) }, { name: collection.name }]}
        />
        <CollectionHeader collection={collection} lang={articles.items[0]?.language} />
      </div>
      <PagedArticles
        list={{ language: locale, collection: collection.reference }}
        articles={articles}
        hrefFor={(page) => routes.collection(locale, collection, page)}
      />
    </>
  )
}
