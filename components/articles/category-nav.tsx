import { useLocale, useTranslations } from 'next-intl'
import type { Category } from '@/lib/model/articles/article'
import { routes } from '@/lib/routes'

/** `current` is the reference of the page's category. The page of all articles can show a selection: its item is never current. */
type CategoryNavProps = { categories: readonly Category[]; current?: string }

/** More would be a page of names. The others are in the form of the board, and in the sitemap. */
const maxShown = 30

const shape = 'inline-block rounded-full border px-4 py-2 text-label font-medium'

export function CategoryNav({ categories, current }: CategoryNavProps) {
  const t = useTranslations('Articles')
  const locale = useLocale()
  if (categories.length === 0) return null
  const items = [
    { key: '', name: t('all'), href: routes.articles(locale), isCurrent: false },
    ...shownOf(categories, current, locale).map((category) => ({
      key: category.reference,
      name: category.name,
      href: routes.category(locale, category),
      isCurrent: category.reference === current,
    })),
  ]
  return (
    <nav aria-label={t('categories')} className="no-print">
      <ul className="flex flex-wrap gap-2">
        {items.map(({ key, name, href, isCurrent }) => (
          <li key={key}>
            <a
              href={href}
              aria-current={isCurrent ? 'true' : undefined}
              className={
                isCurrent
                  ? `${shape} border-ink bg-ink text-paper`
                  : `${shape} border-line transition-colors hover:border-accent hover:text-accent`
              }
            >
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The first ones and that of the page, by name. An order by numbers of articles would change pages that no webhook lists. */
function shownOf(categories: readonly Category[], current: string | undefined, locale: string): Category[] {
  return categories
    .filter(({ reference }, index) => index < maxShown || reference === current)
    .toSorted((a, b) => a.name.localeCompare(b.name, locale) || (a.reference < b.reference ? -1 : 1))
}
