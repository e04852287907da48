import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { cursorOfPage, type JobFilter } from '@/lib/job-filter'
import type { ArticlePage } from '@/lib/model/article'
import type { JobSearch } from '@/lib/model/job-search'
import type { SiteSearch } from '@/lib/model/site-search'
import { type ArticleListKey, routes } from '@/lib/routes'

/** React Query options for the pages of an article list from `firstPage` on, loaded from a route of the site. */
export function articlePagesOptions(list: ArticleListKey, firstPage: number) {
  return infiniteQueryOptions({
    queryKey: ['articles', list, firstPage],
    queryFn: ({ pageParam, signal }) => fetchArticles(routes.searchArticles(list, pageParam), signal),
    initialPageParam: firstPage,
    getNextPageParam: ({ page, pageCount }) => (page < pageCount ? page + 1 : undefined),
    staleTime: 60_000,
  })
}

async function fetchArticles(path: string, signal: AbortSignal): Promise<ArticlePage> {
  const response = await fetch(path, { signal })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  const articles: ArticlePage = await response.json()
  const items = articles.items.map((item) => ({ ...item, publishedAt: new Date(item.publishedAt) }))
  return { ...articles, items }
}

const isBrowser = typeof window !== 'undefined'

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
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: 1,
    // Without a network the request fails and can be repeated, instead of waiting.
    networkMode: 'always',
    // The list does not change while it is read.
    refetchOnWindowFocus: false,
    // Next.js ends the static rendering of a page that reads the clock, as React Query does for an enabled query.
    enabled: isBrowser,
    ...(known && {
      initialData: { pages: [known], pageParams: [cursorOfPage(page)] },
      initialDataUpdatedAt: () => (isBrowser ? Date.now() : 0),
    }),
  })
}

/**
 * React Query options for the first results of the site search; `words` are as `foldWords` writes them, empty for no search. The
 * results of the words before are shown while those of new words load. A request whose words are no longer searched for is cancelled.
 */
export function siteSearchOptions(locale: string, words: string) {
  return queryOptions({
    queryKey: ['search', locale, words],
    queryFn: ({ signal }): Promise<SiteSearch> => fetchJson(routes.searchSite(locale, words), signal),
    enabled: words !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: 1,
    networkMode: 'always',
    refetchOnWindowFocus: false,
  })
}

async function fetchJson<T>(path: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(path, { signal })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}
