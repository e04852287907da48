import { useLocale, useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import { BoardResults } from '@/components/board/board-results'
import type { BoardState } from '@/components/board/job-queries'
import { StateLink } from '@/components/board/state-link'
import type { Select } from '@/components/board/use-board'
import type { Results } from '@/components/board/use-results'
import { SaveJob } from '@/components/saved/save-job'
import { type JobFilter, toSpontaneous } from '@/lib/job-filter'
import type { JobSearch } from '@/lib/model/jobs/job-search'
import type { ListedJob } from '@/lib/model/jobs/listed-job'
import type { SelectedPart } from '@/lib/model/search/filter-labels'
import { routes } from '@/lib/routes'
import { JobCard } from '../job-card'
import { BoardPages } from './board-pages'
import { NoResults } from './no-results'
import { SortField } from './sort-field'

/** Rows that can be on the first screen. */
const firstScreenRows = 6

type JobResultsProps = {
  /** The id of the form of the board. */
  form: string
  sectionRef: RefObject<HTMLElement | null>
  state: BoardState
  /** What the state selects, as text. */
  parts: readonly SelectedPart<JobFilter>[]
  /** The first one of the loaded pages. */
  page: JobSearch
  results: Results<ListedJob>
  onSort: (sort: JobFilter['sort']) => void
  onSelect: Select<JobFilter>
}

export function JobResults(props: JobResultsProps) {
  const { form, sectionRef, state, parts, page, results, onSort, onSelect } = props
  const t = useTranslations('JobBoard')
  const locale = useLocale()
  const { items: jobs, list, isOther } = results
  const { total, suggestion, spontaneous } = page
  const { filter } = state
  return (
    <BoardResults
      board="JobBoard"
      results={results}
      sectionRef={sectionRef}
      className="gap-3"
      aside={<SortField form={form} sort={filter.sort} hasWords={filter.words !== ''} onSort={onSort} />}
    >
      {jobs.length > 0 && (
        <ul ref={list} aria-busy={isOther} className="divide-y divide-line border-y border-line">
          {jobs.map((job, index) => (
            <li key={job.reference}>
              <JobCard
                job={job}
                hidesOrganization={page.isOfOneEmployer}
                loading={index < firstScreenRows ? 'eager' : 'lazy'}
                action={<SaveJob job={job} isCompact />}
              />
            </li>
          ))}
        </ul>
      )}
      {total === 0 && !isOther && (
        <NoResults filter={filter} parts={parts} suggestion={suggestion} onSelect={onSelect} />
      )}
      {!isOther && <BoardPages state={state} results={results} />}
      {spontaneous > 0 && !isOther && !filter.isSpontaneous && (
        <p className="rounded-pane bg-sunk px-5 py-4">
          {t('spontaneousText')}{' '}
          <StateLink
            href={routes.jobSearch(locale, toSpontaneous(filter))}
            onSelect={() => onSelect(toSpontaneous(filter))}
          >
            {t('spontaneous', { count: spontaneous })}
          </StateLink>
        </p>
      )}
    </BoardResults>
  )
}
