import { useLocale, useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import type { Category } from '@/lib/model/articles/article'
import { routes } from '@/lib/routes'

export function HomeCategories({ categories, title }: { categories: readonly Category[]; title: string }) {
  const t = useTranslations('Home')
  const locale = useLocale()
  return (
    <Section title={title} seeAll={{ href: routes.articles(locale), label: t('allArticles') }}>
      <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-3">
        {categories.map((category) => (
          <li key={category.reference} className="border-b border-line">
            <a
              href={routes.category(locale, category)}
              dir="auto"
              className="block py-4 font-story text-title font-medium transition-colors hover:text-accent"
            >
              {category.name}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
