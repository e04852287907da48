import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icons'
import { countValues } from '@/lib/facet-filter'
import type { OrganizationSearch } from '@/lib/model/organization-search'
import { selectedValues } from '@/lib/model/search/filter-labels'
import { noOrganizationFilter, type OrganizationFilter, organizationFacets } from '@/lib/organization-filter'
import { routes } from '@/lib/routes'

type SelectedFiltersProps = { filter: OrganizationFilter; facets: OrganizationSearch['facets'] }

/** What the filter selects: each is a link to the state without it. */
export function SelectedFilters({ filter, facets }: SelectedFiltersProps) {
  const t = useTranslations('Organizations.active')
  const locale = useLocale()
  const parts = selectedValues(organizationFacets, filter, facets, (words) => t('words', { words }))
  if (parts.length === 0) return null
  return (
    <nav aria-label={t('title')} className="no-print">
      <ul className="flex flex-wrap gap-2">
        {parts.map(({ key, text, without }) => (
          <li key={key} className="max-w-full">
            <a
              href={routes.companySearch(locale, without)}
              className="flex min-h-9 items-center gap-2 rounded-pane bg-accent-soft px-3 py-1 text-ink hover:underline"
            >
              <span className="sr-only">{t('remove')} </span>
              <bdi className="min-w-0">{text}</bdi>
              <Icon name="close" />
            </a>
          </li>
        ))}
        {countValues(filter) > 1 && (
          <li>
            <a href={routes.companySearch(locale, noOrganizationFilter)} className="link inline-block py-1.5">
              {t('clear')}
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
