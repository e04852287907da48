'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActiveFilters } from '@/components/board/active-filters'
import { type BoardState, jobSearchOptions } from '@/components/board/job-queries'
import { ListHeader } from '@/components/board/list-header'
import { BoardQueries } from '@/components/board/query-client'
import { useBoard } from '@/components/board/use-board'
import { useDocumentTitle } from '@/components/board/use-document-title'
import { useHead } from '@/components/board/use-head'
import { useResults } from '@/components/board/use-results'
import { SkipLink } from '@/components/layout/skip-link'
import { countSelected, type JobFilter, noFilter } from '@/lib/job-filter'
import type { JobSearch } from '@/lib/model/jobs/job-search'
import { isIndexedState } from '@/lib/model/jobs/landing-state'
import { selectedParts } from '@/lib/model/search/filter-labels'
import { jobFeedPaths, parseJobSearch, routes } from '@/lib/routes'
import { BoardFilters } from './board-filters'
import { JobResults } from './job-results'
import { useHeading, useTitle } from './use-heading'

type JobBoardProps = {
  /** The state of the page that the server has rendered, and its results. */
  state: BoardState
  results: JobSearch
  /** The heading of that page, and the text below it. */
  title: string
  intro: string | null
  siteName: string
}

/** The form of the filters. */
const formId = 'job-filters'

/** The job board. The state is in the URL: without JavaScript the form and the links lead to its page. */
export function JobBoard(props: JobBoardProps) {
  return (
    <BoardQueries>
      <Board {...props} />
    </BoardQueries>
  )
}

function Board({ state: rendered, results: first, title, intro, siteName }: JobBoardProps) {
  const locale = useLocale()
  const hrefFor = (filter: JobFilter) => routes.jobSearch(locale, filter)
  const { state, isRendered, section, show, select, selectAndFocus } = useBoard(
    rendered,
    parseJobSearch,
    hrefFor,
  )
  const { path } = state
  const query = useInfiniteQuery(jobSearchOptions(locale, state, isRendered ? first : null))
  const results = useResults(query, path)
  const feeds = jobFeedPaths(locale, state.filter)
  const hrefIn = (other: string) => routes.jobSearch(other, state.filter, state.page)
  useHead(isRendered ? null : path, isIndexedState(state, results.total ?? 0), hrefIn, feeds)
  // The facets stay where the results of a state cannot be loaded.
  const [known, setKnown] = useState(first)
  const shown = query.data?.pages[0] ?? known
  if (shown !== known) setKnown(shown)
  const t = useTranslations('JobBoard')
  const parts = selectedParts(state.filter, shown, {
    words: (words) => t('active.words', { words }),
    salary: (salary) => t('active.salary', salary),
    spontaneous: () => t('active.spontaneous'),
  })
  const ownHeading = useHeading(state, parts, shown)
  const heading = isRendered ? title : ownHeading
  useDocumentTitle(useTitle(heading, state.page), siteName)
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <SkipLink target="results">{t('skip')}</SkipLink>
      {/* Every state has the line of the introduction: the menu that is open below it does not move. */}
      <ListHeader title={heading} intro={(isRendered && intro) || '\u00a0'} />
      <BoardFilters
        id={formId}
        filter={state.filter}
        results={shown}
        total={results.total}
        onSelect={select}
        onShow={show}
      />
      <ActiveFilters
        board="JobBoard"
        parts={parts}
        cleared={countSelected(state.filter) > 1 ? { ...noFilter, sort: state.filter.sort } : null}
        hrefFor={hrefFor}
        onSelect={selectAndFocus}
      />
      <JobResults
        form={formId}
        sectionRef={section}
        state={state}
        parts={parts}
        page={shown}
        results={results}
        onSort={(sort) => select({ ...state.filter, sort })}
        onSelect={selectAndFocus}
      />
    </div>
  )
}
