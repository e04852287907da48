import { useLocale, useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { Pagination } from '@/components/ui/pagination'
import { onlySelection, withoutSelection } from '@/lib/facet-filter'
import type { OrganizationSearch } from '@/lib/model/organization-search'
import { partText, selectedValues } from '@/lib/model/search/filter-labels'
import { type OrganizationFilter, organizationFacets, selectsOrganizations } from '@/lib/organization-filter'
import { routes } from '@/lib/routes'
import { OrganizationFilters } from './organization-filters'
import { OrganizationList } from './organization-list'
import { SelectedFilters } from './selected-filters'

type OrganizationsViewProps = {
  content: {
    filter: OrganizationFilter
    page: number
    results: OrganizationSearch
  }
  title: string
}

/** A page of the list of organizations. Each state is a page of its own, so that it needs no JavaScript. */
export function OrganizationsView({ content: { filter, page, results }, title }: OrganizationsViewProps) {
  const t = useTranslations('Organizations')
  const locale = useLocale()
  const { total, pageCount, items, facets, suggestion, note } = results
  const isSearch = selectsOrganizations(filter)
  const selected = selectedValues(organizationFacets, filter, facets, (words) => t('active.words', { words }))
  return (
    <>
      <PageHeader
        title={title}
        intro={isSearch ? null : t('intro')}
        meta={isSearch ? undefined : t('count', { count: total })}
      />
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <OrganizationFilters filter={filter} facets={facets} />
        <div className="flex min-w-0 flex-col gap-8">
          <SelectedFilters filter={filter} facets={facets} />
          {note && <p>{note}</p>}
          {items.length > 0 ? (
            <OrganizationList organizations={items} />
          ) : (
            <EmptyState
              title={isSearch ? t('none.title') : t('empty')}
              text={isSearch ? undefined : t('emptyText')}
            >
              {suggestion && (
                <p>
                  <a
                    href={routes.companySearch(
                      locale,
                      'remove' in suggestion
                        ? withoutSelection(filter, suggestion.remove)
                        : onlySelection(organizationFacets, filter, suggestion.keep),
                    )}
                    className="link"
                  >
                    {'remove' in suggestion
                      ? t('none.without', {
                          part: t(`parts.${suggestion.remove}`),
                          count: suggestion.total,
                        })
                      : t('none.only', {
                          part: partText(selected, suggestion.keep, locale),
                          count: suggestion.total,
                        })}
                  </a>
                </p>
              )}
            </EmptyState>
          )}
          <Pagination
            page={page}
            pageCount={pageCount}
            hrefFor={(number) => routes.companySearch(locale, filter, number)}
          />
        </div>
      </div>
    </>
  )
}
