import { useLocale, useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import { BoardStatus } from '@/components/board/board-status'
import type { Loading } from '@/components/board/load-state'
import { StateLink } from '@/components/board/state-link'
import { useFurtherFocus } from '@/components/board/use-further-focus'
import { SaveJob } from '@/components/saved/save-job'
import type { BoardState } from '@/lib/data/queries'
import { formatList } from '@/lib/i18n/format'
import { type JobFilter, toSpontaneous } from '@/lib/job-filter'
import type { SelectedPart } from '@/lib/model/filter-labels'
import type { JobSearch } from '@/lib/model/job-search'
import { routes } from '@/lib/routes'
import { JobCard } from '../job-card'
import type { SelectFilter } from './board-filters'
import { BoardPages } from './board-pages'
import { NoResults } from './no-results'

type BoardResultsProps = {
  sectionRef: RefObject<HTMLElement | null>
  state: BoardState
  /** What the state selects, as text. */
  parts: readonly SelectedPart<JobFilter>[]
  /** The loaded pages, from that of the state on; those of the state before while the first one loads. */
  pages: readonly JobSearch[]
  loading: Loading
  onSelect: SelectFilter
  onMore: () => void
  onRetry: () => void
}

export function BoardResults(props: BoardResultsProps) {
  const { sectionRef, state, parts, pages, loading, onSelect, onMore, onRetry } = props
  const t = useTranslations('JobBoard')
  const jobsText = useTranslations('Jobs')
  const locale = useLocale()
  const { total = 0, unavailable = [], suggestion = null, spontaneous = 0 } = pages[0] ?? {}
  // A job can be on two pages if others were closed between their requests.
  const jobs = [...new Map(pages.flatMap(({ items }) => items).map((job) => [job.reference, job])).values()]
  const isOther = loading === 'first' || loading === 'first-failed'
  const { path } = state
  const { list, expectMore } = useFurtherFocus(path, jobs.length)
  const text =
    pages.length > 1 ? t('countShown', { count: total, shown: jobs.length }) : t('count', { count: total })
  return (
    <section
      ref={sectionRef}
      tabIndex={-1}
      aria-label={t('results')}
      className="flex min-w-0 scroll-mt-6 flex-col gap-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <BoardStatus
          path={path}
          loading={loading}
          texts={{ found: text, failed: t('failed'), loading: t('loading') }}
        />
        <a href={routes.saved(locale)} className="link no-print inline-block py-1.5 noscript:hidden">
          {jobsText('save.all')}
        </a>
      </div>
      {loading === 'first-failed' && (
        <button type="button" onClick={onRetry} className="button button-quiet self-start">
          {t('retry')}
        </button>
      )}
      {unavailable.length > 0 && !isOther && (
        <p className="rounded-pane bg-signal-soft px-5 py-4 text-signal">
          {jobsText('unavailable', { count: unavailable.length, names: formatList(unavailable, locale) })}
        </p>
      )}
      {jobs.length > 0 && (
        <ul ref={list} aria-busy={isOther} className="divide-y divide-line border-y border-line">
          {jobs.map((job) => (
            <li key={job.reference}>
              <JobCard job={job} action={<SaveJob job={job} />} />
            </li>
          ))}
        </ul>
      )}
      {total === 0 && !isOther && (
        <NoResults filter={state.filter} parts={parts} suggestion={suggestion} onSelect={onSelect} />
      )}
      {!isOther && (
        <BoardPages
          state={state}
          pages={pages}
          loading={loading}
          onMore={() => {
            expectMore()
            onMore()
          }}
        />
      )}
      {spontaneous > 0 && !isOther && !state.filter.isSpontaneous && (
        <p className="rounded-pane bg-sunk px-5 py-4">
          {t('spontaneousText')}{' '}
          <StateLink
            href={routes.jobSearch(locale, toSpontaneous(state.filter))}
            onSelect={() => onSelect(toSpontaneous(state.filter))}
          >
            {t('spontaneous', { count: spontaneous })}
          </StateLink>
        </p>
      )}
    </section>
  )
}
