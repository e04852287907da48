'use client'

import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState, useSyncExternalStore } from 'react'
import { FeedNav } from '@/components/layout/feed-nav'
import { PageHeader } from '@/components/ui/page-header'
import { type BoardState, jobSearchOptions } from '@/lib/data/queries'
import type { JobFilter } from '@/lib/job-filter'
import { selectedParts } from '@/lib/model/filter-labels'
import type { JobSearch } from '@/lib/model/job-search'
import { jobFeedPaths, parseJobSearch, routes } from '@/lib/routes'
import { ActiveFilters } from './active-filters'
import { BoardFilters } from './board-filters'
import { BoardResults } from './board-results'
import { toLoading } from './load-state'
import { useCanonical } from './use-canonical'
import { useDocumentTitle, useHeading } from './use-heading'
import { useLanguageLinks } from './use-language-links'

type JobBoardProps = {
  /** The state of the page that the server has rendered, and its results. */
  state: BoardState
  results: JobSearch
  /** The heading of that page, and the text below it. */
  title: string
  intro: string | null
  siteName: string
}

/** Results stay known when a visitor goes to a job and back. */
let browserClient: QueryClient | null = null

function findClient(): QueryClient {
  if (typeof window === 'undefined') return new QueryClient()
  browserClient ??= new QueryClient()
  return browserClient
}

/** The job board. The state is in the URL: without JavaScript the form and the links lead to its page. */
export function JobBoard({ state, results, title, intro, siteName }: JobBoardProps) {
  const [client] = useState(findClient)
  return (
    <QueryClientProvider client={client}>
      <Board state={state} results={results} title={title} intro={intro} siteName={siteName} />
    </QueryClientProvider>
  )
}

function Board({ state: rendered, results, title, intro, siteName }: JobBoardProps) {
  const locale = useLocale()
  const path = useSyncExternalStore(subscribe, currentPath, () => rendered.path)
  const parsed = path === rendered.path ? null : parseJobSearch(path)
  const state = parsed ? { ...parsed, path } : rendered
  const isRendered = state === rendered
  useCanonical(isRendered ? null : path)
  useLanguageLinks(isRendered ? null : path)
  const query = useInfiniteQuery(jobSearchOptions(locale, state, isRendered ? results : null))
  const pages = query.data?.pages ?? []
  // The facets stay where the results of a state cannot be loaded.
  const [known, setKnown] = useState(results)
  const shown = pages[0] ?? known
  if (shown !== known) setKnown(shown)
  const section = useRef<HTMLElement>(null)
  const select = (filter: JobFilter, isReplaced = false) => {
    const target = routes.jobSearch(locale, filter)
    if (target === window.location.pathname) return
    // In a preview the page has another path, so that its links lead to it.
    if (parseJobSearch(window.location.pathname) === null) window.location.assign(target)
    else if (isReplaced) window.history.replaceState(null, '', target)
    else window.history.pushState(null, '', target)
    window.dispatchEvent(new Event(changeEvent))
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
  const ownHeading = useHeading(state, parts)
  const heading = isRendered ? title : ownHeading
  useDocumentTitle(heading, state.page, siteName)
  return (
    <>
      <PageHeader title={heading} intro={isRendered ? intro : null} />
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <BoardFilters
          filter={state.filter}
          results={shown}
          onSelect={select}
          onShow={() => {
            section.current?.focus({ preventScroll: true })
            section.current?.scrollIntoView({ block: 'start' })
          }}
        />
        <div className="flex min-w-0 flex-col gap-6">
          <ActiveFilters filter={state.filter} parts={parts} onSelect={selectAndFocus} />
          <BoardResults
            sectionRef={section}
            state={state}
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
      <FeedNav what="jobs" paths={jobFeedPaths(locale, state.filter)} />
    </>
  )
}

const changeEvent = 'job-board-change'

function subscribe(onChange: () => void): () => void {
  for (const event of ['popstate', changeEvent]) window.addEventListener(event, onChange)
  return () => {
    for (const event of ['popstate', changeEvent]) window.removeEventListener(event, onChange)
  }
}

function currentPath(): string {
  return window.location.pathname
}
