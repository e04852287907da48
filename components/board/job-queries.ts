import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { fetchJson } from '@/components/ui/fetch-json'
import { cursorOfPage, type JobFilter } from '@/lib/job-filter'
import type { JobSearch } from '@/lib/model/jobs/job-search'
import { routes } from '@/lib/routes'
import { boardOptions, readNow } from './board-options'

/** A state of the job board, and the path of its page. */
export type BoardState = { filter: JobFilter; page: number; path: string }

/**
 * React Query options for the results of the job board from the page of a state on. `known` is that page where the browser has it.
 * The results of the state before are shown while those of a new state load.
 */
export function jobSearchOptions(
  locale: string,
  { filter, page, path }: BoardState,
  known: JobSearch | null,
) {
  return infiniteQueryOptions({
    queryKey: ['jobs', path],
    queryFn: ({ pageParam, signal }): Promise<JobSearch> =>
      fetchJson(routes.searchJobs(locale, filter, pageParam), signal),
    initialPageParam: cursorOfPage(page),
    getNextPageParam: ({ next }) => next ?? undefined,
    ...boardOptions,
    placeholderData: keepPreviousData,
    ...(known && {
      initialData: { pages: [known], pageParams: [cursorOfPage(page)] },
      initialDataUpdatedAt: readNow,
    }),
  })
}
