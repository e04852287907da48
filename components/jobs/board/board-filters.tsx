import { useLocale, useTranslations } from 'next-intl'
import { type ComponentProps, startTransition, useOptimistic, useState } from 'react'
import { ShowButton } from '@/components/board/show-button'
import type { Select } from '@/components/board/use-board'
import { useBoardForm } from '@/components/board/use-board-form'
import { useHeldPosition } from '@/components/board/use-held-position'
import { WordsField } from '@/components/board/words-field'
import { FacetGroup } from '@/components/ui/facet-group'
import { foldWords, valuesOf, withValues } from '@/lib/facet-filter'
import { countSelected, facetNames, type JobFilter, jobSorts, readJobFilter } from '@/lib/job-filter'
import type { JobSearch } from '@/lib/model/jobs/job-search'
import { routes } from '@/lib/routes'
import { SalaryField } from './salary-field'

type BoardFiltersProps = {
  filter: JobFilter
  results: JobSearch
  /** The number of jobs of the filter; null while it is not known. */
  total: number | null
  onSelect: Select<JobFilter>
  /** After the form was sent: shows the results. */
  onShow: () => void
}

/** The form of the board. Its target redirects to the page of the state, where there is no JavaScript. */
export function BoardFilters({ filter, results, total, onSelect, onShow }: BoardFiltersProps) {
  const t = useTranslations('JobBoard')
  const locale = useLocale()
  const [first] = useState(filter)
  const hold = useHeldPosition()
  const form = useBoardForm({
    selection: filter,
    read: readFields,
    hrefFor: (next) => routes.jobSearch(locale, next),
    onSelect,
    onShow,
  })
  // The field of the words is always shown.
  const count = countSelected({ ...filter, words: '' })
  return (
    <search aria-label={t('filters.title')}>
      <form
        {...form}
        action={routes.findJobs(locale)}
        onPointerDown={({ target }) => hold(target)}
        onChange={({ target }) => hold(target)}
        // After "back" and a reload the fields have the values of the page, not those that the visitor left.
        autoComplete="off"
        className="flex min-w-0 flex-col gap-6"
      >
        <WordsField
          board="JobBoard"
          fold={foldWords}
          words={filter.words}
          onWords={(words, isReplaced) => onSelect({ ...filter, words }, isReplaced)}
        />
        <details className="board-filters">
          <summary className="button button-quiet w-full">{t('filters.open', { count })}</summary>
          <div className="flex flex-col gap-6 pt-6 lg:pt-0">
            {filter.isSpontaneous && <input type="hidden" name="kind" value="spontaneous" />}
            <label className="flex flex-col gap-1 text-label font-medium">
              {t('sort.title')}
              <select
                name="sort"
                value={filter.sort}
                onChange={({ target }) =>
                  onSelect({ ...filter, sort: jobSorts.find((sort) => sort === target.value) ?? 'date' })
                }
                className="field"
              >
                {jobSorts.map((sort) => (
                  <option key={sort} value={sort}>
                    {t(sort === 'date' && filter.words !== '' ? 'sort.words' : `sort.${sort}`)}
                  </option>
                ))}
              </select>
            </label>
            {facetNames.map((name) => (
              <BoardFacet
                key={name}
                name={name}
                legend={t(`facets.${name}`)}
                countText={(jobs) => t('jobs', { count: jobs })}
                values={results.facets[name]}
                selected={valuesOf(filter, name)}
                shown={valuesOf(first, name)}
                onSelect={(values) => onSelect(withValues(filter, name, values))}
              />
            ))}
            {results.currencies.length > 0 && (
              <SalaryField
                salary={filter.salary}
                currencies={results.currencies}
                onSalary={(salary, isReplaced) => onSelect({ ...filter, salary }, isReplaced)}
              />
            )}
            <ShowButton board="JobBoard" total={total} />
          </div>
        </details>
      </form>
    </search>
  )
}

/** A facet whose checkbox changes at once: the board, which takes longer, follows after the next paint. */
function BoardFacet({ selected, onSelect, ...facet }: ComponentProps<typeof FacetGroup>) {
  const [shown, show] = useOptimistic(selected)
  const select = (values: readonly string[]) =>
    startTransition(async () => {
      show(values)
      await nextPaint()
      onSelect?.(values)
    })
  return <FacetGroup {...facet} selected={shown} onSelect={select} />
}

function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

function readFields(fields: URLSearchParams): JobFilter | null {
  const read = readJobFilter(fields)
  return 'filter' in read ? read.filter : null
}
