import { useLocale, useTranslations } from 'next-intl'
import { FacetMenu } from '@/components/board/facet-menu'
import { filterLimits, valuesOf, withoutSelection } from '@/lib/facet-filter'
import type { OrganizationSearch } from '@/lib/model/organization-search'
import { type OrganizationFilter, organizationFacets } from '@/lib/organization-filter'
import { routes } from '@/lib/routes'

type OrganizationFiltersProps = { filter: OrganizationFilter; facets: OrganizationSearch['facets'] }

/** The form of the list. Its target redirects to the page of the state. */
export function OrganizationFilters({ filter, facets }: OrganizationFiltersProps) {
  const t = useTranslations('Organizations')
  const clear = useTranslations('JobBoard.filters')('clear')
  const locale = useLocale()
  return (
    <search aria-label={t('filters.title')} className="no-print">
      {/* A browser that fills in the fields of an earlier visit would show another state than that of the URL. */}
      <form action={routes.findCompanies(locale)} autoComplete="off" className="flex min-w-0 flex-col gap-3">
        <div className="flex max-w-[40rem] flex-wrap gap-2">
          <input
            type="search"
            dir="auto"
            name="q"
            defaultValue={filter.words}
            maxLength={filterLimits.wordsLength}
            aria-label={t('filters.words')}
            placeholder={t('filters.hint')}
            className="field w-auto! flex-1 basis-40"
          />
          <button type="submit" className="button">
            {t('filters.search')}
          </button>
        </div>
        <filter-menus>
          <div className="filter-row">
            {organizationFacets.map((name) => (
              <FacetMenu
                key={name}
                name={name}
                legend={t(`facets.${name}`)}
                countText={(count) => t('count', { count })}
                values={facets[name]}
                selected={valuesOf(filter, name)}
                onSelect={null}
                footer={
                  <>
                    {valuesOf(filter, name).length > 0 && (
                      <a href={routes.companySearch(locale, withoutSelection(filter, name))} className="link">
                        {clear}
                      </a>
                    )}
                    <button type="submit" className="button ms-auto">
                      {t('filters.show')}
                    </button>
                  </>
                }
              />
            ))}
          </div>
        </filter-menus>
      </form>
    </search>
  )
}
