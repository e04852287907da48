import { useTranslations } from 'next-intl'
import { loadingAt } from '@/components/ui/content-image'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import type { CountedCollection } from '@/lib/data/articles/article-groups'
import { CollectionCard } from './collection-card'

export function CollectionsView({ collections }: { collections: readonly CountedCollection[] }) {
  const t = useTranslations('Articles')
  if (collections.length === 0) {
    return (
      <>
        <PageHeader title={t('collectionsTitle')} intro={t('collectionsIntro')} />
        <EmptyState title={t('noCollections')} text={t('noCollectionsText')} />
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={t('collectionsTitle')}
        intro={t('collectionsIntro')}
        meta={t('collectionCount', { count: collections.length })}
      />
      <ul className="grid grid-cols-1 gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
        {collections.map((collection, index) => (
          <li key={collection.reference}>
            <CollectionCard
              collection={collection}
              lang={collection.language}
              loading={loadingAt(index, 'preload')}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
