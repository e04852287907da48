import { useLocale, useTranslations } from 'next-intl'
import { CollectionCard } from '@/components/articles/collection-card'
import { type ImageLoading, loadingAt } from '@/components/ui/content-image'
import { Section } from '@/components/ui/section'
import type { HomeCollection } from '@/lib/pages/home-sections'
import { routes } from '@/lib/routes'

type HomeCollectionsProps = { collections: readonly HomeCollection[]; title: string; loading: ImageLoading }

export function HomeCollections({ collections, title, loading }: HomeCollectionsProps) {
  const t = useTranslations('Home')
  const locale = useLocale()
  return (
    <Section title={title} seeAll={{ href: routes.collections(locale), label: t('allCollections') }}>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {collections.map(({ collection, language }, index) => (
          <li key={collection.reference}>
            <CollectionCard
              collection={collection}
              lang={language}
              loading={loadingAt(index, loading)}
              headingLevel={3}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
