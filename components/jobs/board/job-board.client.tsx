'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { ActiveFilters } from '@/components/board/active-filters'
import { openState, useBoardPath } from '@/components/board/board-path'
import { toLoading } from '@/components/board/load-state'
import { BoardQueries } from '@/components/board/query-client'
import { useDocumentTitle } from '@/components/board/use-document-title'
import { useHead } from '@/components/board/use-head'
import { useLanguageLinks } from '@/components/board/use-language-links'
import { FeedNav } from '@/components/layout/feed-nav'
import { PageHeader } from '@/components/ui/page-header'
import { type BoardState, jobSearchOptions } from '@/lib/data/queries'
import { countSelected, type JobFilter, noFilter } from '@/lib/job-filter'
import { selectedParts } from '@/lib/model/filter-labels'
import type { JobSearch } from '@/lib/model/job-search'
import { isIndexedState } from '@/lib/model/landing-state'
import { jobFeedPaths, parseJobSearch, routes } from '@/lib/routes'
import { BoardFilters } from './board-filters'
import { BoardResults } from './board-results'
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

/** The job board. The state is in the URL: without JavaScript the form and the links lead to its page. */
export function JobBoard({ state, results, title, intro, siteName }: JobBoardProps) {
  return (
    <BoardQueries>
      <Board state={state} results={results} title={title} intro={intro} siteName={siteName} />
    </BoardQueries>
  )
}

function Board({ state: rendered, results, title, intro, siteName }: JobBoardProps) {
  const locale = useLocale()
  const path = useBoardPath(rendered.path)
  const parsed = path === rendered.path ? null : parseJobSearch(path)
  const state = parsed ? { ...parsed, path } : rendered
  const isRendered = state === rendered
  useLanguageLinks(isRendered ? null : path, (other) => routes.jobSearch(other, state.filter, state.page))
  const query = useInfiniteQuery(jobSearchOptions(locale, state, isRendered ? results : null))
  const pages = query.data?.pages ?? []
  const feeds = jobFeedPaths(locale, state.filter)
  const total = query.isPlaceholderData ? null : (pages[0]?.total ?? null)
  useHead(isRendered ? null : path, isIndexedState(state, total ?? 0), feeds)
  // The facets stay where the results of a state cannot be loaded.
  const [known, setKnown] = useState(results)
  const shown = pages[0] ?? known
  if (shown !== known) setKnown(shown)
  const section = useRef<HTMLElement>(null)
  const select = (filter: JobFilter, isReplaced = false) => {
    openState(routes.jobSearch(locale, filter), isReplaced, (shown) => parseJobSearch(shown) !== null)
  }
  // For controls that are gone after they were used, with the keyboard focus.
  const selectAndFocus = (filter: JobFilter) => {
    select(filter)
    section.current?.focus({ preventScroll: true })
  }
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
    <>
      <PageHeader title={heading} intro={isRendered ? intro : null} />
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <BoardFilters
          filter={state.filter}
          results={shown}
          total={total}
          onSelect={select}
          onShow={() => {
            section.current?.focus({ preventScroll: true })
            section.current?.scrollIntoView({ block: 'start' })
          }}
        />
        <div className="flex min-w-0 flex-col gap-6">
          <ActiveFilters
            texts={{ title: t('active.title'), remove: t('active.remove'), clear: t('active.clear') }}
            parts={parts}
            cleared={countSelected(state.filter) > 1 ? { ...noFilter, sort: state.filter.sort } : null}
            hrefFor={(filter) => routes.jobSearch(locale, filter)}
            onSelect={selectAndFocus}
          />
          <BoardResults
            sectionRef={section}
            state={state}
            parts={parts}
            pages={pages}
            loading={toLoading(query)}
            onSelect={selectAndFocus}
            onMore={() => void query.fetchNextPage()}
            onRetry={() => {
              void query.refetch()
              section.current?.focus({ preventScroll: true })
            }}
          />
        </div>
      </div>
      <FeedNav what="jobs" paths={feeds} />
    </>
  )
}
