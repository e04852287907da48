import { useLocale, useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import type { HomeCollection } from '@/lib/pages/home-sections'
import { routes } from '@/lib/routes'
import { CollectionCard } from './collection-card'

type HomeCollectionsProps = { collections: readonly HomeCollection[]; priority: boolean }

export function HomeCollections({ collections, priority }: HomeCollectionsProps) {
  const t = useTranslations('Home')
  const locale = useLocale()
  return (
    <Section
      title={t('collections')}
      seeAll={{ href: routes.collections(locale), label: t('allCollections') }}
    >
      <ul className="grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {collections.map(({ collection, language }, index) => (
          <li key={collection.reference}>
            <CollectionCard
              collection={collection}
              lang={language}
              priority={priority && index === 0}
              headingLevel={3}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
