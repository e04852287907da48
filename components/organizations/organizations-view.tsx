import { useLocale, useTranslations } from 'next-intl'
import { ListHeader } from '@/components/board/list-header'
import { SkipLink } from '@/components/layout/skip-link'
import { EmptyState } from '@/components/ui/empty-state'
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
  const board = useTranslations('JobBoard')
  const locale = useLocale()
  const { total, pageCount, items, facets, suggestion, note } = results
  const isSearch = selectsOrganizations(filter)
  const selected = selectedValues(organizationFacets, filter, facets, (words) => t('active.words', { words }))
  return (
    <live-form className="flex min-w-0 flex-col gap-4">
      <SkipLink target="results">{board('skip')}</SkipLink>
      <div data-live="header">
        <ListHeader title={title} intro={t('intro')} />
      </div>
      <OrganizationFilters filter={filter} facets={facets} />
      <p role="status" data-live="count" className="font-semibold">
        {t('count', { count: total })}
      </p>
      <section id="results" tabIndex={-1} aria-label={board('results')} data-live="results">
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
      </section>
    </live-form>
  )
}
