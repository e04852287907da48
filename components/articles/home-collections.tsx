import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import type { Collection } from '@/lib/model/article'
import { routes } from '@/lib/routes'

const maxShown = 6

export function HomeCollections({ collections }: { collections: readonly Collection[] }) {
  const t = useTranslations('Home')
  const locale = useLocale()
  if (collections.length === 0) return null
  return (
    <Section
      title={t('collections')}
      seeAll={{ href: routes.collections(locale), label: t('allCollections') }}
    >
      <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-3">
        {collections.slice(0, maxShown).map((collection) => (
          <li key={collection.reference} className="border-b border-line">
            <Link
              href={routes.collection(locale, collection)}
              className="block py-4 font-story text-title font-medium transition-colors hover:text-accent"
            >
              {collection.name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
