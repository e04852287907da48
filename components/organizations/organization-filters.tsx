import { useLocale, useTranslations } from 'next-intl'
import { FacetGroup } from '@/components/ui/facet-group'
import { countValues, filterLimits, valuesOf } from '@/lib/facet-filter'
import type { OrganizationSearch } from '@/lib/model/organization-search'
import { type OrganizationFilter, organizationFacets } from '@/lib/organization-filter'
import { routes } from '@/lib/routes'

type OrganizationFiltersProps = { filter: OrganizationFilter; facets: OrganizationSearch['facets'] }

/** The form of the list. Its target redirects to the page of the state. */
export function OrganizationFilters({ filter, facets }: OrganizationFiltersProps) {
  const t = useTranslations('Organizations')
  const locale = useLocale()
  return (
    <search aria-label={t('filters.title')} className="no-print">
      {/* A browser that fills in the fields of an earlier visit would show another state than that of the URL. */}
      <form action={routes.findCompanies(locale)} autoComplete="off" className="flex min-w-0 flex-col gap-6">
        <div className="flex flex-col gap-1">
          <label htmlFor="company-words" className="font-medium">
            {t('filters.words')}
          </label>
          <div className="flex gap-2">
            <input
              id="company-words"
              type="search"
              dir="auto"
              name="q"
              defaultValue={filter.words}
              maxLength={filterLimits.wordsLength}
              aria-describedby="company-words-hint"
              className="field"
            />
            <button type="submit" className="button">
              {t('filters.search')}
            </button>
          </div>
          <p id="company-words-hint" className="text-label text-muted">
            {t('filters.hint')}
          </p>
        </div>
        <details className="board-filters">
          <summary className="button button-quiet w-full">
            {t('filters.open', { count: countValues({ ...filter, words: '' }) })}
          </summary>
          <div className="flex flex-col gap-6 pt-6 lg:pt-0">
            {organizationFacets.map((name) => (
              <FacetGroup
                key={name}
                name={name}
                legend={t(`facets.${name}`)}
                countText={(count) => t('count', { count })}
                values={facets[name]}
                selected={valuesOf(filter, name)}
                shown={valuesOf(filter, name)}
                onSelect={null}
              />
            ))}
            <button type="submit" className="button">
              {t('filters.show')}
            </button>
          </div>
        </details>
      </form>
    </search>
  )
}
