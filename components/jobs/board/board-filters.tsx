import { useLocale, useTranslations } from 'next-intl'
import { type ComponentProps, startTransition, useOptimistic } from 'react'
import { FacetMenu } from '@/components/board/facet-menu'
import { FilterMenu } from '@/components/board/filter-menu'
import { ShowButton } from '@/components/board/show-button'
import { StateLink } from '@/components/board/state-link'
import type { Select } from '@/components/board/use-board'
import { useBoardForm } from '@/components/board/use-board-form'
import { WordsField } from '@/components/board/words-field'
import { valuesOf, withValues } from '@/lib/facet-filter'
import { countSelected, type FacetName, type JobFilter, readJobFilter, withoutPart } from '@/lib/job-filter'
import type { JobSearch } from '@/lib/model/jobs/job-search'
import { routes } from '@/lib/routes'
import { SalaryField } from './salary-field'

const mainFacets = ['department', 'city', 'contract', 'remote'] as const
const furtherFacets = ['company', 'country', 'experience', 'education', 'language'] as const

type BoardFiltersProps = {
  /** For controls elsewhere in the page. */
  id: string
  filter: JobFilter
  results: JobSearch
  /** The number of jobs of the filter; null while it is not known. */
  total: number | null
  onSelect: Select<JobFilter>
  /** After the form was sent: shows the results. */
  onShow: () => void
}

/** The form of the board. Its target redirects to the page of the state, where there is no JavaScript. */
export function BoardFilters({ id, filter, results, total, onSelect, onShow }: BoardFiltersProps) {
  const t = useTranslations('JobBoard')
  const locale = useLocale()
  const form = useBoardForm({
    selection: filter,
    read: readFields,
    hrefFor: (next) => routes.jobSearch(locale, next),
    onSelect,
    onShow,
  })
  const footer = (isSelected: boolean, cleared: JobFilter) => (
    <>
      {isSelected && (
        <StateLink href={routes.jobSearch(locale, cleared)} onSelect={() => onSelect(cleared)}>
          {t('filters.clear')}
        </StateLink>
      )}
      <ShowButton board="JobBoard" total={total} className="ms-auto" />
    </>
  )
  const menu = (name: FacetName) => (
    <BoardFacet
      key={name}
      name={name}
      legend={t(`facets.${name}`)}
      countText={(jobs) => t('jobs', { count: jobs })}
      values={results.facets[name]}
      selected={valuesOf(filter, name)}
      onSelect={(values) => onSelect(withValues(filter, name, values))}
      footer={footer(valuesOf(filter, name).length > 0, withoutPart(filter, name))}
    />
  )
  return (
    <search aria-label={t('filters.title')} className="no-print">
      <form
        {...form}
        id={id}
        action={routes.findJobs(locale)}
        // After "back" and a reload the fields have the values of the page, not those that the visitor left.
        autoComplete="off"
        className="flex min-w-0 flex-col gap-2"
      >
        <WordsField
          board="JobBoard"
          hasCompanies={!results.isOfOneEmployer}
          words={filter.words}
          onWords={(words, isReplaced) => onSelect({ ...filter, words }, isReplaced)}
        />
        {filter.isSpontaneous && <input type="hidden" name="kind" value="spontaneous" />}
        <filter-menus>
          <div className="filter-row">
            <button
              type="button"
              aria-expanded={false}
              // The element can change it before React takes over the page.
              suppressHydrationWarning
              className="button button-quiet noscript:hidden"
            >
              {/* The field of the words is always shown. */}
              {t('filters.open', { count: countSelected({ ...filter, words: '' }) })}
            </button>
            {mainFacets.map(menu)}
            {results.currencies.length > 0 && (
              <FilterMenu
                name="salary"
                label={t('salary.menu')}
                count={filter.salary ? 1 : 0}
                footer={footer(filter.salary !== null, withoutPart(filter, 'salary'))}
              >
                <SalaryField
                  salary={filter.salary}
                  currencies={results.currencies}
                  onSalary={(salary, isReplaced) => onSelect({ ...filter, salary }, isReplaced)}
                />
              </FilterMenu>
            )}
          </div>
          <div className="filter-row further-filters">{furtherFacets.map(menu)}</div>
        </filter-menus>
      </form>
    </search>
  )
}

/** A facet whose checkbox changes at once: the board, which takes longer, follows after the next paint. */
function BoardFacet({ selected, onSelect, ...facet }: ComponentProps<typeof FacetMenu>) {
  const [shown, show] = useOptimistic(selected)
  const select = (values: readonly string[]) =>
    startTransition(async () => {
      show(values)
      await nextPaint()
      onSelect?.(values)
    })
  return <FacetMenu {...facet} selected={shown} onSelect={select} />
}

function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

function readFields(fields: URLSearchParams): JobFilter | null {
  const read = readJobFilter(fields)
  return 'filter' in read ? read.filter : null
}
